import type {
  DOMConversion,
  DOMConversionMap,
  DOMConversionOutput,
  LexicalEditor,
} from 'lexical';

import {type ConversionRecorder, describeMade} from './conversion-recorder';

type FindConversion = (node: Node) => DOMConversion | null;

/** Makes all `importDOM` conversions of an editor record what they match and create. */
export function recordConversions(
  editor: LexicalEditor,
  recorder: ConversionRecorder,
): void {
  const owners = findOwners(editor);
  for (const [tag, conversions] of editor._htmlConversions) {
    const candidates = new WeakMap<Node, Map<FindConversion, string>>();
    editor._htmlConversions.set(
      tag,
      conversions.map((find, index) => {
        const owner = owners.get(tag)?.[index] ?? 'a conversion';
        return (node) => {
          recorder.meet(node, 'importDOM');
          const found = find(node);
          if (!found) return null;
          const priority = found.priority ?? 0;
          const rivals = candidates.get(node) ?? new Map<FindConversion, string>();
          candidates.set(node, rivals.set(find, `${owner}, priority ${priority}`));
          return {
            ...found,
            conversion: (element) => {
              const output = found.conversion(element);
              const beaten = [...rivals].filter(([one]) => one !== find);
              recorder.add(node, {
                by: owner,
                priority,
                made: describeMade(nodesOf(output)),
                passedOn: false,
                beaten: beaten.map(([, name]) => name),
              });
              return output;
            },
          };
        };
      }),
    );
  }
}

function nodesOf(output: DOMConversionOutput | null) {
  return output?.node ? [output.node].flat() : [];
}

/** Lists the class of each conversion, in the order in which `createEditor` adds them. */
function findOwners(editor: LexicalEditor): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, string[]>();
  const add = (owner: string, map: DOMConversionMap | null): void => {
    for (const tag of Object.keys(map ?? {})) {
      owners.set(tag, [...(owners.get(tag) ?? []), owner]);
    }
  };
  const seen = new Set<unknown>();
  for (const {klass} of editor._nodes.values()) {
    const {importDOM} = klass;
    if (!importDOM || seen.has(importDOM)) continue;
    seen.add(importDOM);
    add(classNameOf(klass.getType()), importDOM.call(klass));
  }
  add('html.import', editor._createEditorArgs?.html?.import ?? null);
  return owners;
}

/** Bundlers shorten class names, but not types. These names can't be derived from the type. */
const NAMES: Readonly<Record<string, string>> = {
  autolink: 'AutoLinkNode',
  horizontalrule: 'HorizontalRuleNode',
  linebreak: 'LineBreakNode',
  listitem: 'ListItemNode',
  tablecell: 'TableCellNode',
  tablerow: 'TableRowNode',
};

/** Returns the class name of a node type, as in the source. */
export function classNameOf(type: string): string {
  const words = type
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return NAMES[type] ?? `${words.join('')}Node`;
}
