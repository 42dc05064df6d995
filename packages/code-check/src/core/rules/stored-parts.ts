import ts from 'typescript';

import {nodesOf} from '../names';
import {ancestry, memberOf} from './node-ancestry';
import {nodeClassRemark} from './node-class-remark';
import type {Rule} from './rule';

/** What reads the parts of the base class out of the JSON. */
const READS =
  /updateFromJSON|super\.importJSON|\w+Node\.importJSON|\.set\w+\(|Object\.assign|\$parseSerialized|throw\b/;

/** `importJSON` that leaves what the base class has stored. */
export const storedParts: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      const line = ts.isClassLike(node) ? ancestry(node, context.checker) : undefined;
      if (!line || !ts.isClassLike(node)) continue;
      // A decorator's base stores nothing but its type.
      if (/^(?:DecoratorNode|LexicalNode)$/.test(line.base)) continue;
      const read = memberOf(node, 'importJSON');
      if (!read || !ts.isMethodDeclaration(read) || !read.body) continue;
      const text = read.body.getText();
      if (READS.test(text) || !/\bnew \w|\$create\w/.test(text)) continue;
      const name = node.name?.text ?? 'the class';
      const argument = read.parameters[0]?.name.getText() ?? 'serializedNode';
      const isUnread = !new RegExp(`\\b${argument.replaceAll('$', '\\$')}\\b`).test(
        text,
      );
      yield {
        ...nodeClassRemark(
          read.name,
          `importJSON of ${name} creates the node without what ${line.base} stores, such as ${partsOf(line.base)}, so these are lost when a document is loaded.`,
          `Pass the JSON on: return ${/\bnew (\w+)/.exec(text)?.[0] ?? `new ${name}`}(…).updateFromJSON(${argument}); or define the class with $config, which needs no importJSON.`,
          'serialization',
        ),
        // Plain elements often have nothing of it; what a class of the packages stores, it needs.
        // An underscore says that the argument is left on purpose.
        isHint: !isUnread || argument.startsWith('_') || line.base === 'ElementNode',
      };
    }
  }
};

function partsOf(base: string): string {
  if (base === 'TextNode') return 'the format, the style and the mode';
  if (base === 'TableNode') return 'the widths of the columns and the alignment';
  return 'the alignment, the indent and the direction';
}
