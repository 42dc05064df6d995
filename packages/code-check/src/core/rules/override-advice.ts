import type ts from 'typescript';

import type {Advice} from './call-advice';

const RETURNED = /Type '([^']+)' is not assignable to type '([^']+)'\.?$/;

/** Advice about a member whose type differs from the base class. */
export function overrideAdvice(node: ts.Node, message: string): Advice {
  const name = node.getText();
  const [, given, wanted] = RETURNED.exec(message.trim()) ?? [];
  if (given === undefined || wanted === undefined) return {};
  if (wanted === 'boolean') {
    return {
      fix: `Return a boolean from ${name}: return true if the node handles it itself, and false otherwise.`,
    };
  }
  return wanted.length > 200
    ? {}
    : {
        fix: `Make ${name} return ${wanted}, as the base class does, instead of ${given}.`,
      };
}
