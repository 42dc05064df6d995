import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {mergeNotes, readNotes, type ReferenceModel} from '../src/index';
import type {Page} from '../src/render/context';
import {renderPages} from '../src/render/render-pages';

export const repository = path.join(import.meta.dirname, '../../..');

/** As on the site, a package that re-exports many names of others comes early. */
const first = ['lexical', '@lexical/react'];

/** npm names of the installed packages. */
export const lexicalPackages = [
  ...first,
  ...readdirSync(path.join(repository, 'node_modules/@lexical'))
    .map((name) => `@lexical/${name}`)
    .filter((name) => !first.includes(name)),
];

const variableKinds = [
  {type: 'LexicalCommand', kind: 'command', title: 'Commands', argument: 'Payload'},
  {type: 'LexicalExtension', kind: 'extension', title: 'Extensions'},
];

/** The reference of the installed packages, with the repository's own notes. */
export class LexicalReference {
  private constructor(
    readonly described: ReturnType<typeof mergeNotes>,
    readonly pages: ReadonlyMap<string, Page>,
  ) {}

  /** Reads the model that the site's build has stored, and renders all pages. */
  static load(): LexicalReference {
    const file = path.join(repository, '.cache/api-reference/model.json');
    const {model: source} = JSON.parse(readFileSync(file, 'utf8')) as {
      model: ReferenceModel;
    };
    const notes = readNotes(path.join(repository, 'reference-notes'));
    const described = mergeNotes(source, notes);
    const {pages} = renderPages(described.model, {
      variableKinds,
      route: '/docs/api',
      trailingSlash: undefined,
      sourceUrl:
        'https://github.com/facebook/lexical/blob/v{version}/{directory}/{file}#L{line}',
    });
    return new LexicalReference(
      described,
      new Map(pages.map((page) => [page.path, page])),
    );
  }

  /** @throws Error if the module has no page */
  modulePage(module: string): Page {
    const page = this.pages.get(
      `modules/${module.replace(/^@/, '').replaceAll('/', '_')}`,
    );
    if (page === undefined) {
      throw new Error(`There is no page for ${module}.`);
    }
    return page;
  }

  /** HTML of one symbol on its module's page. */
  symbolSection(module: string, anchor: string): string {
    const sections = this.modulePage(module).html.split('<section class="api-symbol"');
    return sections.find((section) => section.includes(`<h3 id="${anchor}">`)) ?? '';
  }

  /** Names in the headings of a module's symbols. */
  headings(module: string): Set<string> {
    const found = this.modulePage(module).html.matchAll(
      /<h3 id="[^"]+">(?:<a id="[^"]+"><\/a>)*([^<]+)</g,
    );
    return new Set([...found].map(([, name = '']) => name));
  }
}
