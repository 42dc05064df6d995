import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {packagesIn} from '@lexical-documentation/live-examples/download';
import postcss from 'postcss';

import {APPEARANCES} from '../appearance';
import type {Feature, Part} from '../feature';
import {FEATURES} from '../feature-list';
import type {PartSource, PartSources} from '../generate-editor';
import {TOOL_FILES} from '../tool-bar';

const STYLES = 'styles.css';
const TOOLS = fileURLToPath(new URL(`../${TOOL_FILES}`, import.meta.url));

/**
 * Returns the files of all features that have some.
 *
 * @param examples - the folder of the examples
 * @throws Error of the file system if one of them is missing
 */
export async function readParts(examples: string): Promise<PartSources> {
  const tools = await readTools();
  const entries = FEATURES.map(async (feature) => {
    const source = await readPart(feature, examples);
    return source ? [[feature.id, source] as const] : [];
  });
  const found = Object.fromEntries((await Promise.all(entries)).flat());
  return {...found, [TOOL_FILES]: tools};
}

/** Returns what all tools share, which is this package's own. */
async function readTools(): Promise<PartSource> {
  const names = (await readdir(TOOLS)).sort();
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(path.join(TOOLS, name), 'utf8')]),
  );
  const texts = files.flatMap(([name, text]) => (name === STYLES ? [] : (text ?? '')));
  return {
    files: Object.fromEntries(files) as PartSource['files'],
    packages: [...new Set(texts.flatMap(packagesIn))].sort(),
  };
}

async function readPart(
  {id, part}: Feature,
  examples: string,
): Promise<PartSource | undefined> {
  if (!part?.example) return undefined;
  const folder = path.join(examples, part.example);
  const read = async (name: string) =>
    [name, await readFile(path.join(folder, name), 'utf8')] as const;
  const files = await Promise.all((part.files ?? []).map(read));
  const [, css] = await read(STYLES);
  const texts = files.map(([, text]) => text);
  const theme = APPEARANCES[id]?.theme ?? [];
  const source = [...texts, ...theme, ...elementsOf(part)].join('\n');
  return {
    files: Object.fromEntries([
      ...files,
      [STYLES, rulesFor(source, css, part.example)],
    ]),
    packages: [...new Set(texts.flatMap(packagesIn))].sort(),
  };
}

function elementsOf({above, context, page, below}: Part): string[] {
  return [above, context, page, below].filter((text) => text !== undefined);
}

/** Returns those rules of a style sheet whose classes a source names. */
function rulesFor(source: string, css: string, root: string): string {
  const names = new Set(source.match(/[\w-]+/g));
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const found = [...rule.selector.matchAll(NAME)].map(([name]) => name);
    if (!found.includes(root) && found.every((name) => names.has(name))) return;
    const before = rule.prev();
    if (before?.type === 'comment') before.remove();
    rule.remove();
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return `${sheet.toString().trim()}\n`;
}

/** Of a class, or of a highlight. */
const NAME = /(?<=\.|::highlight\()[a-z][\w-]*/g;
