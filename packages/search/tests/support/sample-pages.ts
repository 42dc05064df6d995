import type {PageEntry, PageRecords, RecordType} from '../../src/records/page-records';

/** A heading with the text below it: level, text, paragraphs, and the kind for symbols. */
export interface SampleHeading {
  level: 2 | 3 | 4;
  text: string;
  paragraphs?: string[];
  kind?: string;
}

/** The content of a page; defaults are common values. */
export interface SamplePage extends Partial<Omit<PageRecords, 'entries'>> {
  title: string;
  paragraphs?: string[];
  headings?: SampleHeading[];
}

const slug = (text: string) => text.toLowerCase().replace(/\W+/gu, '-');

/** Creates the records of a page like the extraction would. */
export function samplePage({
  headings,
  paragraphs,
  title,
  ...page
}: SamplePage): PageRecords {
  return {
    entries: entriesOf(title, paragraphs ?? [], headings ?? []),
    language: 'en',
    lvl0: 'Documentation',
    pageRank: 0,
    path: `/docs/${slug(title)}`,
    section: null,
    tag: 'default',
    version: [],
    ...page,
  };
}

function entriesOf(
  title: string,
  paragraphs: readonly string[],
  headings: readonly SampleHeading[],
): PageEntry[] {
  const entries: PageEntry[] = [];
  const push = (entry: Omit<PageEntry, 'position'>) => {
    entries.push({...entry, position: entries.length});
  };
  const addText = (texts: readonly string[], parent: number, anchor: string | null) => {
    texts.forEach((text) => {
      push({anchor, parent, text, type: 'content'});
    });
  };
  push({anchor: null, parent: -1, text: title, type: 'lvl1'});
  addText(paragraphs, 0, null);
  const open: (number | undefined)[] = [undefined, 0];
  for (const {kind, level, paragraphs: texts = [], text} of headings) {
    open.length = Math.min(open.length, level);
    const parent = open.findLast((index) => index !== undefined) ?? 0;
    const heading = entries.length;
    open[level] = heading;
    push({
      anchor: slug(text),
      parent,
      text,
      type: `lvl${String(level)}` as RecordType,
      ...(kind && {kind}),
    });
    addText(texts, heading, slug(text));
  }
  return entries;
}
