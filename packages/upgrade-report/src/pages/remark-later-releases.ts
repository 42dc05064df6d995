import type {Code, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import type {Change, ReleaseData} from '../core/change';
import {losesTypeArguments} from '../core/lost-type-arguments';
import {makeReport} from '../core/make-report';
import {compareVersions, readInput} from '../core/read-input';
import type {UpgradeReportOptions} from '../options';
import {toReleaseData} from '../release-data';

export interface LaterReleasesOptions extends UpgradeReportOptions {
  /** The version that the pages describe. */
  readonly described: string;
  /** Whether a page is about releases anyway, or not about the described version. */
  readonly isLeftOut: (file: string) => boolean;
}

const INSTALLS = /^npm (?:install|i|add) .*(?:^|\s)(?:lexical|@lexical\/)/m;
const HIDDEN =
  /^[^]*\/\/ ---cut---\n|\/\/ ---cut-start---\n[^]*?\/\/ ---cut-end---\n|\/\/ ---cut-after---\n[^]*$/g;

/**
 * Remark plugin: says below samples what releases after the described one do to names that a sample
 * shows, and below the first command that installs Lexical which release is the newest. Each name is
 * told once on a page, where it first matters.
 */
export function remarkLaterReleases(options: LaterReleasesOptions) {
  let known: readonly ReleaseData[] | undefined;
  return (tree: Root, file: VFile): void => {
    if (options.isLeftOut(file.path)) return;
    known ??= laterReleases(options);
    const newest = known.at(-1)?.version;
    if (newest === undefined) return;
    const told = new Set<string>();
    const lines: (readonly [RootContent[], Code, Paragraph])[] = [];
    visit(tree, 'code', (node: Code, _index, parent) => {
      if (!parent) return;
      const siblings: RootContent[] = parent.children;
      for (const paragraph of paragraphsBelow(node, known ?? [], told)) {
        lines.push([siblings, node, paragraph]);
      }
      if (INSTALLS.test(node.value) && !told.has(newest)) {
        told.add(newest);
        lines.push([siblings, node, newestParagraph(options.described, newest)]);
      }
    });
    for (const [siblings, node, paragraph] of lines.reverse()) {
      siblings.splice(siblings.indexOf(node) + 1, 0, paragraph);
    }
  };
}

function laterReleases(options: LaterReleasesOptions): readonly ReleaseData[] {
  const {releases, successors, urlOf, tried, described} = options;
  return releases()
    .filter(({version}) => compareVersions(version, described) > 0)
    .map((step) => toReleaseData(step, successors(), urlOf, {tried: tried()}));
}

function paragraphsBelow(
  {lang, value}: Code,
  later: readonly ReleaseData[],
  told: Set<string>,
): Paragraph[] {
  if (!/^[jt]sx?$/.test(lang ?? '')) return [];
  const {breaking, deprecated} = makeReport(
    later,
    readInput(value.replace(HIDDEN, '')),
  );
  // Other changed declarations are told by the reference: most samples fit them.
  const matters = breaking.filter(
    (change) => change.kind !== 'changed' || losesTypeArguments(change),
  );
  return [...matters, ...deprecated].flatMap((change) => {
    const key = `${change.path} ${change.kind}`;
    if (told.has(key)) return [];
    told.add(key);
    return [changeParagraph(change)];
  });
}

const WORDS: Readonly<Record<Change['kind'], string>> = {
  removed: ' is removed',
  renamed: ' has another name or module',
  changed: ' takes no type arguments',
  required: ' is required',
  deprecated: ' is deprecated',
};

function changeParagraph({kind, path, version, instead}: Change): Paragraph {
  return paragraph([
    {type: 'text', value: 'From '},
    link(`Lexical ${version}`, version),
    {type: 'text', value: ' on, '},
    {type: 'inlineCode', value: path},
    {type: 'text', value: `${WORDS[kind]}.${instead === undefined ? '' : ' '}`},
    ...(instead ?? '').split('`').map((value, index): PhrasingContent => ({
      type: index % 2 === 1 ? 'inlineCode' : 'text',
      value,
    })),
  ]);
}

function newestParagraph(described: string, newest: string): Paragraph {
  return paragraph([
    {type: 'text', value: `This page describes ${described}. The newest release is `},
    link(newest, newest),
    {type: 'text', value: '; '},
    {
      type: 'link',
      url: '/docs/upgrade',
      children: [{type: 'text', value: 'see what changes for your code'}],
    },
    {type: 'text', value: '.'},
  ]);
}

function link(text: string, version: string): PhrasingContent {
  const minor = version.split('.', 2).join('-');
  return {
    type: 'link',
    url: `/docs/upgrade/version-${minor}`,
    children: [{type: 'text', value: text}],
  };
}

function paragraph(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children: children.filter((child) => !isEmpty(child))};
}

function isEmpty(child: PhrasingContent): boolean {
  return child.type === 'text' && child.value === '';
}
