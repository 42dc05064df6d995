import type {List, ListItem, PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import type {ExportedName, PackageFactsOptions} from './options';

/**
 * Returns a closed `<details>` with every name that a package exports: by kind, or by entry point
 * when there are several.
 */
export function exportsList(
  names: readonly ExportedName[],
  options: PackageFactsOptions,
): MdxJsxFlowElement {
  const modules = groupBy(names, 'module');
  const items =
    modules.size > 1
      ? [...modules].map(([module, group]) =>
          listItem(moduleTitle(module, options), group),
        )
      : byKind(names, options);
  const order = modules.size > 1 ? 'entry point' : 'kind';
  const list: List = {type: 'list', ordered: false, spread: false, children: items};
  return {
    type: 'mdxJsxFlowElement',
    name: 'details',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'className', value: 'package-exports'},
    ],
    children: [
      {
        type: 'mdxJsxFlowElement',
        name: 'summary',
        attributes: [],
        children: [
          {type: 'text', value: `All ${names.length} exports, by ${order}`},
          // The parser also puts phrasing into a summary, which the type of flow does not allow.
        ] as unknown as MdxJsxFlowElement['children'],
      },
      list,
    ],
  };
}

function byKind(
  names: readonly ExportedName[],
  {kindTitles}: PackageFactsOptions,
): ListItem[] {
  const groups = groupBy(names, 'kind');
  const named = Object.keys(kindTitles);
  const rank = (kind: string) => named.indexOf(kind) + 1 || named.length + 1;
  return [...groups]
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([kind, group]) =>
      listItem([{type: 'text', value: kindTitles[kind] ?? kind}], group),
    );
}

function moduleTitle(
  module: string,
  {moduleUrl}: PackageFactsOptions,
): PhrasingContent[] {
  return [
    {
      type: 'link',
      url: moduleUrl(module),
      children: [{type: 'inlineCode', value: module}],
    },
  ];
}

function listItem(title: PhrasingContent[], names: readonly ExportedName[]): ListItem {
  const links = names
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(({name, url}, index): PhrasingContent[] => [
      {type: 'text', value: index === 0 ? ': ' : ', '},
      {type: 'link', url, children: [{type: 'inlineCode', value: name}]},
    ]);
  return {
    type: 'listItem',
    spread: false,
    children: [{type: 'paragraph', children: [...title, ...links]}],
  };
}

/** In the order in which the groups first occur. */
function groupBy(
  names: readonly ExportedName[],
  property: 'kind' | 'module',
): Map<string, ExportedName[]> {
  const groups = new Map<string, ExportedName[]>();
  for (const name of names) {
    groups.set(name[property], [...(groups.get(name[property]) ?? []), name]);
  }
  return groups;
}
