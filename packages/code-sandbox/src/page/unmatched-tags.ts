import {tsxLanguage} from '@codemirror/lang-javascript';

import type {Problem} from '../frame/protocol';

type SyntaxNode = ReturnType<typeof tsxLanguage.parser.parse>['topNode'];

/** Returns the elements of a file with JSX that end by another tag; the compiler lets them pass. */
export function unmatchedTags(file: string, text: string): readonly Problem[] {
  const problems: Problem[] = [];
  // The parser of the fields does not know all of TypeScript: what confuses it is not judged.
  let isUnderstood = true;
  tsxLanguage.parser.parse(text).iterate({
    enter: ({name, node, type}) => {
      isUnderstood &&= !type.isError;
      if (name !== 'JSXElement') return;
      const open = node.firstChild;
      const close = node.lastChild;
      if (!open || !close || !close.name.startsWith('JSX')) return;
      if (!/^JSX(Fragment|Open)/.test(open.name) || !/Close/.test(close.name)) return;
      const [opened, closed] = [nameOf(open, text), nameOf(close, text)];
      if (opened === closed) return;
      problems.push({
        message: `<${opened}> ends with </${closed}>; expected </${opened}>.`,
        place: {file, line: text.slice(0, close.from).split('\n').length},
      });
    },
  });
  return isUnderstood ? problems : [];
}

function nameOf(tag: SyntaxNode, text: string): string {
  return /^<\/?\s*([\w.:-]*)/.exec(text.slice(tag.from, tag.to))?.[1] ?? '';
}
