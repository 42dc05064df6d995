import {FourPartError} from '@lexical-documentation/common';
import type {Heading, ListItem, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import type {Change, ChangeKind} from '../core/change';
import {type MinorRelease, minorReleases, summaryOf} from '../minor-releases';
import type {UpgradeReportOptions} from '../options';
import {toReleaseData} from '../release-data';

const TAG = 'ReleaseChanges';
const REPORT = 'UpgradeReport';
const FEED = 'ReleaseFeed';

const SECTIONS: readonly (readonly [title: string, id: string, ...ChangeKind[]])[] = [
  ['Removed', 'removed', 'removed'],
  ['Renamed or moved', 'renamed', 'renamed'],
  ['Changed', 'changed', 'changed', 'required'],
  ['Deprecated', 'deprecated', 'deprecated'],
];

/**
 * Remark plugin: puts what a minor version changed in the place of
 * `<ReleaseChanges version="0.48" />`, tells `<UpgradeReport />` which versions there are,
 * and makes `<ReleaseFeed />` a link.
 *
 * @throws FourPartError for a version of which nothing is known
 */
export function remarkReleaseChanges({
  releases,
  successors,
  tried,
  urlOf,
}: UpgradeReportOptions) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxTextElement', (element: MdxJsxTextElement, index, parent) => {
      if (element.name !== FEED || !parent || index === undefined) return;
      const url = 'pathname:///upgrade/atom.xml';
      parent.children[index] = {type: 'link', url, children: [text('feed')]};
    });
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, index, parent) => {
      if (element.name === REPORT) {
        const versions = releases().map(({version}) => version);
        const value = versions.join(' ');
        element.attributes.push({type: 'mdxJsxAttribute', name: 'versions', value});
      }
      if (element.name !== TAG || !parent || index === undefined) return;
      const known = minorReleases(
        releases().map((step) =>
          toReleaseData(step, successors(), urlOf, {tried: tried()}),
        ),
      );
      const version = element.attributes.find(
        (attribute) =>
          attribute.type === 'mdxJsxAttribute' && attribute.name === 'version',
      )?.value;
      const minor = known.find(({name}) => name === version);
      if (!minor) {
        const where = `${file.path}:${element.position?.start.line ?? 1}`;
        throw unknownVersion(String(version), where, known);
      }
      parent.children.splice(index, 1, ...contentOf(minor, urlOf));
    });
  };
}

function contentOf(
  minor: MinorRelease,
  urlOf: UpgradeReportOptions['urlOf'],
): RootContent[] {
  const changes = minor.releases.flatMap((release) => release.changes);
  const sections = SECTIONS.flatMap(([title, id, ...kinds]) => {
    const own = changes.filter(({kind}) => kinds.includes(kind));
    return own.length === 0
      ? []
      : [heading(title, id), {type: 'list' as const, children: own.map(itemOf)}];
  });
  const missing = minor.releases.flatMap(({version, missing: names}) =>
    names.map((name) => `${name} ${version}`),
  );
  return [
    paragraph([text(`In numbers: ${summaryOf(minor)}.`)]),
    ...sections,
    ...addedContent(minor, urlOf),
    ...(missing.length > 0
      ? [
          paragraph([
            text(`Not in the registry, so not compared: ${missing.join(', ')}.`),
          ]),
        ]
      : []),
  ];
}

function itemOf({module, path, before, after, instead, url}: Change): ListItem {
  const title: PhrasingContent[] = [
    url === undefined ? code(path) : {type: 'link', url, children: [code(path)]},
    text(` of ${module}`),
    ...(instead === undefined ? [] : [text('. '), ...inlineOf(instead)]),
  ];
  const rows = [
    ...(before === undefined ? [] : [paragraph([text('Was '), code(before)])]),
    ...(after === undefined ? [] : [paragraph([text('Is '), code(after)])]),
  ];
  return {
    type: 'listItem',
    spread: rows.length > 0,
    children: [paragraph(title), ...rows],
  };
}

function addedContent(
  {releases}: MinorRelease,
  urlOf: UpgradeReportOptions['urlOf'],
): RootContent[] {
  const modules = new Map<string, string[]>();
  for (const {added} of releases) {
    for (const [module, paths] of Object.entries(added)) {
      modules.set(module, [...(modules.get(module) ?? []), ...paths]);
    }
  }
  const items = [...modules].map(([module, paths]): ListItem => {
    const names = paths.flatMap((path, index): PhrasingContent[] => {
      const url = urlOf(module, path);
      const shown: PhrasingContent =
        url === undefined ? code(path) : {type: 'link', url, children: [code(path)]};
      return index === 0 ? [shown] : [text(', '), shown];
    });
    const start: PhrasingContent = {type: 'strong', children: [text(module)]};
    return {
      type: 'listItem',
      children: [paragraph([start, text(': '), ...names])],
    };
  });
  return items.length === 0
    ? []
    : [heading('Added', 'added'), {type: 'list', children: items}];
}

/** Successors are sentences with names in backticks. */
function inlineOf(sentence: string): PhrasingContent[] {
  return sentence
    .split('`')
    .map((part, index) => (index % 2 === 1 ? code(part) : text(part)));
}

function heading(title: string, id: string): Heading {
  return {
    type: 'heading',
    depth: 2,
    children: [text(title)],
    data: {id, hProperties: {id}} as Heading['data'] & object,
  };
}

function paragraph(children: PhrasingContent[]) {
  return {type: 'paragraph' as const, children};
}

function text(value: string) {
  return {type: 'text' as const, value};
}

function code(value: string) {
  return {type: 'inlineCode' as const, value};
}

function unknownVersion(
  version: string,
  where: string,
  known: readonly MinorRelease[],
): FourPartError {
  return new FourPartError({
    what: `<${TAG}> names the version "${version}", which is not known.`,
    where,
    expected: `one of ${known.map(({name}) => name).join(', ')}`,
    fix: 'correct the version, or run "npm run reference:since"',
  });
}
