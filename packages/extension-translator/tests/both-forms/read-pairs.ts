import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {listMarkdownFiles} from '@lexical-documentation/common/build';

/** A sample as a page has it. */
export interface Sample {
  readonly meta: string;
  readonly code: string;
}

/** A sample in the composer's form, and its neighbor in the extension form. */
export interface Pair {
  /** The page, and the count of the pair on it. */
  readonly name: string;
  readonly composer: Sample;
  readonly extension: Sample;
}

const TABS = /<Tabs groupId="form">[\s\S]*?<\/Tabs>/g;

/** Returns all samples that pages show in both forms. */
export async function readPairs(docs: string): Promise<Pair[]> {
  const files = await listMarkdownFiles([docs]);
  const pages = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8');
      const page = path.relative(docs, file).replace(/\.mdx?$/, '');
      const found = [...text.matchAll(TABS)].flatMap(([tabs]) => {
        const composer = sampleOf(tabs, 'react');
        const extension = sampleOf(tabs, 'extension');
        return composer && extension ? [{composer, extension}] : [];
      });
      return found.map((pair, index) => ({name: `${page}#${index + 1}`, ...pair}));
    }),
  );
  return pages.flat();
}

function sampleOf(tabs: string, form: string): Sample | undefined {
  const item = new RegExp(`<TabItem value="${form}"[\\s\\S]*?</TabItem>`).exec(
    tabs,
  )?.[0];
  const [, meta = '', code = ''] =
    /```tsx?(.*)\n([\s\S]*?)\n```/.exec(item ?? '') ?? [];
  return code === '' ? undefined : {meta, code};
}
