import type {PageEntry, PageRecords} from '../../src/records/page-records';

/** A heading with the text below it: level, text, paragraphs, and for symbols what they are. */
export interface SampleHeading {
  level: 2 | 3 | 4;
  text: string;
  paragraphs?: string[];
  kind?: string;
}

/** What a page is made of; whatever is left out gets a common value. */
export interface SamplePage extends Partial<Omit<PageRecords, 'entries'>> {
  title: string;
  paragraphs?: string[];
  headings?: SampleHeading[];
}

/** Writes the records of a page as the extraction would. */
export function samplePage({
  headings = [],
  paragraphs = [],
  title,
  ...page
}: SamplePage): PageRecords {
  const entries: PageEntry[] = [];
  const open: number[] = [];
  const push = (entry: Omit<PageEntry, 'position'>) => {
    entries.push({...entry, position: entries.length});
  };
  const addText = (texts: string[], parent: number, anchor: string | null) => {
    texts.forEach((text) => {
      push({anchor, parent, text, type: 'content'});
    });
  };
  push({anchor: null, parent: -1, text: title, type: 'lvl1'});
  open[1] = 0;
  addText(paragraphs, 0, null);
  for (const {kind, level, paragraphs: texts = [], text} of headings) {
    const parent = open.slice(1, level).findLast((index) => index !== undefined) ?? 0;
    open.length = level;
    open[level] = entries.length;
    const anchor = text.toLowerCase().replace(/\W+/gu, '-');
    push({
      anchor,
      parent,
      text,
      type: `lvl${String(level)}` as 'lvl2',
      ...(kind && {kind}),
    });
    addText(texts, open[level], anchor);
  }
  return {
    entries,
    language: 'en',
    lvl0: 'Documentation',
    pageRank: 0,
    path: `/docs/${title.toLowerCase().replace(/\W+/gu, '-')}`,
    section: null,
    tag: 'default',
    version: [],
    ...page,
  };
}
