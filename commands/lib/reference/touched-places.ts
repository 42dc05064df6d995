import {readFile} from 'node:fs/promises';
import {relative} from 'node:path';

import {
  type ModuleChanges,
  type PlacesOfName,
  readNotes,
} from '@lexical-documentation/api-reference';
import {listUses} from '@lexical-documentation/code-samples';
import {packageOf} from '@lexical-documentation/common';
import {listMarkdownFiles} from '@lexical-documentation/common/build';

import {sampleSources} from '../../../site/config/code-samples';
import {paths} from '../../../site/config/paths';

interface Mention {
  readonly name: string;
  readonly place: string;
}

const INLINE_CODE = /(?<!`)`<?([$\w]+(?:\.[$\w]+)?)(?:\(\))?(?:\s*\/?>)?`(?!`)/g;

/**
 * Finds the notes on changed names, the samples and examples that use them by the compiler's
 * word, and the pages whose text names them.
 */
export async function findTouchedPlaces(
  changes: readonly ModuleChanges[],
): Promise<PlacesOfName> {
  if (changes.length === 0) {
    return () => [];
  }
  const notes = noteMentions();
  const samples = await sampleMentions();
  const texts = await textMentions();
  return (module, name) => [
    ...placesOf(notes, `${slug(module)}#${name}`, 'note'),
    ...placesOf(samples, `${packageOf(module)}#${name}`, 'sample'),
    ...placesOf(texts, name, 'page'),
  ];
}

function placesOf(mentions: readonly Mention[], name: string, word: string): string[] {
  const found = mentions.filter((mention) => mention.name === name);
  return [...new Set(found.map(({place}) => `${word} ${place}`))];
}

function noteMentions(): Mention[] {
  return readNotes(paths.referenceNotes).flatMap((file) =>
    file.notes.map(({symbol, member, line}) => ({
      name: `${file.slug}#${[symbol, member].filter(Boolean).join('.')}`,
      place: `${fromRoot(file.file)}:${line}`,
    })),
  );
}

async function sampleMentions(): Promise<Mention[]> {
  const sources = await listUses(sampleSources);
  return sources.flatMap(({uses}) =>
    uses.flatMap(({package: origin, name, places}) =>
      places.map(({file, line}) => ({
        name: `${origin}#${name}`,
        place: `${fromRoot(file)}:${line}`,
      })),
    ),
  );
}

async function textMentions(): Promise<Mention[]> {
  const files = await listMarkdownFiles([paths.docs, paths.blog]);
  const written = files.filter((file) => !file.startsWith(paths.referenceDocs));
  const mentions = written.map(async (file) => {
    const lines = (await readFile(file, 'utf8')).split('\n');
    return lines.flatMap((text, index) =>
      [...text.matchAll(INLINE_CODE)].map(([, name = '']) => ({
        name,
        place: `${fromRoot(file)}:${index + 1}`,
      })),
    );
  });
  return (await Promise.all(mentions)).flat();
}

function slug(module: string): string {
  return module.replace(/^@/, '').replaceAll('/', '_');
}

function fromRoot(file: string): string {
  return relative(paths.repository, file);
}
