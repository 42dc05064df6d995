import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import {countTokens} from 'gpt-tokenizer/encoding/o200k_base';

import {essentialParts, type PagePart} from './essentials';
import type {MarkdownWork, Section} from './markdown-work';
import type {WrittenPage} from './written-page';

/** A file that contains, or lists, many pages. */
export interface Digest {
  readonly file: string;
  readonly pages: number;
  readonly tokens: number;
}

/** Digest of what you need to write code, by sections. */
const SMALL = 'llms-small.txt';

/** Digests of whole pages: the most needed ones, as many as fit. */
const SIZES = [
  {file: 'llms-medium.txt', tokens: 100_000},
  {file: 'llms-full.txt', tokens: Infinity},
] as const;

/**
 * Writes `llms.txt` in the format of https://llmstxt.org, and digests of three sizes.
 *
 * @returns what was written, with token counts in the encoding o200k_base
 */
export async function writeDigests(
  pages: readonly WrittenPage[],
  work: MarkdownWork,
): Promise<Digest[]> {
  const sections = sectionsOf(pages, work.site.sections);
  const listing = {file: 'llms.txt', pages, text: listingOf(sections, work)};
  const ordered = sections.flatMap((section) => section.pages);
  const wholes = SIZES.map(({file, tokens}) => {
    const chosen = choosePages(ordered, work.site.needs, tokens);
    return {file, pages: chosen, text: wholeText(chosen, work)};
  });
  const parts = essentialParts(pages, work.site.essentials);
  const small = {
    file: SMALL,
    pages: parts.map(({page}) => page),
    text: essentialText(parts, work),
  };
  const digests = [listing, small, ...wholes];
  await Promise.all(
    digests.map(({file, text}) => writeFile(path.join(work.outDir, file), text)),
  );
  return digests.map(({file, pages: held, text}) => ({
    file,
    pages: held.length,
    tokens: countTokens(text),
  }));
}

interface FilledSection extends Section {
  readonly pages: readonly WrittenPage[];
}

/** Groups pages by section; a page belongs to the first section with a path for it. */
function sectionsOf(
  pages: readonly WrittenPage[],
  sections: readonly Section[],
): FilledSection[] {
  const left = new Set(pages);
  return sections.map((section) => {
    const own = section.paths.flatMap((prefix) => take(left, prefix));
    return {...section, pages: own};
  });
}

/** Removes the page at a path, and those below it, from a set, and returns them. */
function take(left: Set<WrittenPage>, prefix: string): WrittenPage[] {
  const taken = [...left].filter(
    ({path: place}) => place === prefix || place.startsWith(`${prefix}/`),
  );
  taken.forEach((page) => left.delete(page));
  return taken;
}

function listingOf(
  sections: readonly FilledSection[],
  {site, origin, baseUrl}: MarkdownWork,
): string {
  const blocks = [...sections]
    .sort((a, b) => Number(a.isOptional ?? false) - Number(b.isOptional ?? false))
    .filter(({pages}) => pages.length > 0)
    .map(({title, pages}) =>
      [
        `## ${title}`,
        '',
        ...pages.map(
          ({title: name, file, description}) =>
            `- [${name}](${origin}${baseUrl}${encodeURI(file)})${description && `: ${description}`}`,
        ),
      ].join('\n'),
    );
  const wholes = [SMALL, ...SIZES.map(({file}) => file)].map(
    (file) => `- [${file}](${origin}${baseUrl}${file})`,
  );
  return [
    ...[`# ${site.title}`, `> ${site.summary}`, ...blocks],
    `## Many pages in one file\n\n${wholes.join('\n')}`,
    '',
  ].join('\n\n');
}

/** The most needed pages relative to their size, as many as fit, in the order of the site. */
export function choosePages(
  pages: readonly WrittenPage[],
  needs: Readonly<Record<string, number>>,
  tokens: number,
): readonly WrittenPage[] {
  const worth = ({path: place, tokens: size}: WrittenPage) =>
    (needs[place] ?? 0) / size;
  let room = tokens;
  const chosen = new Set<WrittenPage>();
  for (const page of [...pages].sort((a, b) => worth(b) - worth(a))) {
    if (page.tokens <= room && (needs[page.path] || tokens === Infinity)) {
      room -= page.tokens;
      chosen.add(page);
    }
  }
  return pages.filter((page) => chosen.has(page));
}

function essentialText(
  parts: readonly PagePart[],
  {site, origin, baseUrl}: MarkdownWork,
): string {
  return [
    `# ${site.title}`,
    `> ${site.summary}`,
    ...parts.map(
      ({page, text}) => `${text}\n\nMore: ${origin}${baseUrl}${encodeURI(page.file)}`,
    ),
    '',
  ].join('\n\n');
}

function wholeText(pages: readonly WrittenPage[], {site}: MarkdownWork): string {
  return [`# ${site.title}`, `> ${site.summary}`, ...pages.map(({text}) => text)].join(
    '\n\n',
  );
}
