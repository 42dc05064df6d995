import ts from 'typescript';

import {nodesOf} from '../names';
import {type Ancestry, ancestry} from './node-ancestry';
import {nodeClassRemark} from './node-class-remark';
import type {Remark, Rule} from './rule';

/** What is lost if a method of these classes doesn't call the one that it overrides. */
interface Work {
  readonly base: RegExp;
  readonly method: RegExp;
  readonly lost: string;
  readonly fix: (parameters: string) => string;
  /** Code that does the work in another way. */
  readonly done: RegExp;
  /** Set if many classes have nothing to lose. */
  readonly isHint?: boolean;
}

function updateFromJSON(parameters: string): string {
  return `Begin with the base class: return super.updateFromJSON(${parameters || 'serializedNode'}).setValue(…);`;
}

const TEXTS = /^(?:Text|CodeHighlight|Hashtag|Tab)Node$/;

const WORKS: readonly Work[] = [
  {
    base: TEXTS,
    method: /^createDOM$/,
    lost: 'the text itself and the classes of its format, which TextNode.createDOM adds',
    fix: (parameters) =>
      `Begin with the element of the base class: const dom = super.createDOM(${parameters || 'config'}); add what is yours, and return dom. Leave out updateDOM, or return super.updateDOM(prevNode, dom, config).`,
    done: /__text|getTextContent|createTextNode|textContent|innerText|\(this\b/,
  },
  {
    base: /^(?!(?:Decorator|Lexical)Node$)/,
    method: /^updateFromJSON$/,
    lost: 'what the base class reads from the JSON, such as format, direction and node state',
    fix: updateFromJSON,
    done: /\bthrow\b/,
  },
  {
    base: /^(?:Decorator|Lexical)Node$/,
    method: /^updateFromJSON$/,
    lost: 'node state, which the base class reads from the JSON',
    fix: updateFromJSON,
    done: /\bthrow\b/,
    isHint: true,
  },
  {
    base: /./,
    method: /^remove$/,
    lost: 'the removal',
    fix: (parameters) => `Call it: super.remove(${parameters});`,
    done: /\bthrow\b|removeNode|\.(?:remove|replace)\(/,
  },
  {
    base: TEXTS,
    method: /^set(?:TextContent|Format|Style|Mode|Detail)$/,
    lost: 'the change',
    fix: (parameters) => `Return super's node: return super.method(${parameters});`,
    done: /getWritable|\bthrow\b|return this;/,
  },
];

/** Methods of node classes without the call of `super` that does their work. */
export const superlessMethods: Rule = function* ({sources, checker}) {
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      const line = ts.isClassLike(node) ? ancestry(node, checker) : undefined;
      if (!line || !ts.isClassLike(node)) continue;
      for (const member of node.members) {
        if (!ts.isMethodDeclaration(member) || !member.body) continue;
        const remark = ofMethod(member, node.name?.text ?? 'the class', line);
        if (remark) yield remark;
      }
    }
  }
};

function ofMethod(
  method: ts.MethodDeclaration,
  name: string,
  {base, own}: Ancestry,
): Remark | undefined {
  // A method without statements is meant to do nothing.
  if (method.body?.statements.length === 0) return undefined;
  const called = method.name.getText();
  const body = method.body?.getText() ?? '';
  const work = WORKS.find((each) => each.base.test(base) && each.method.test(called));
  // A class of the code above it may do the work.
  if (!work || own.length > 1 || /\bsuper\b/.test(body) || work.done.test(body))
    return undefined;
  const parameters = method.parameters.map((each) => each.name.getText()).join(', ');
  const remark = nodeClassRemark(
    method.name,
    `${called} of ${name} overrides that of ${base} and doesn't call it, so it loses ${work.lost}.`,
    work.fix(parameters).replace('super.method', `super.${called}`),
    'nodes',
  );
  return work.isHint ? {...remark, isHint: true} : remark;
}
