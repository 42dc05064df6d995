import ts from 'typescript';

import {isFunction, isInCallOf, rendererAround} from '../functions';
import {calleeOf, nameOf, nodesOf} from '../names';
import type {Rule} from './rule';

const ASKS = /^lexical#LexicalEditor\.(getRootElement|getElementByKey)$/;

/** Elements of the editor that a component asks for while it renders, before they are there. */
export const renderedElements: Rule = function* ({sources, checker}) {
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      const asked = ASKS.exec(nameOf(node.expression, checker) ?? '')?.[1];
      const owner = asked === undefined ? undefined : ts.findAncestor(node, isFunction);
      if (asked === undefined || !owner || rendererAround(node) !== owner) continue;
      if (isInCallOf(/^use[A-Z]/, node.parent)) continue;
      yield {
        rule: 'editor-setup',
        node: calleeOf(node),
        reason: `${asked} returns null while the component renders for the first time, because the editor has no element yet, and nothing renders the component again when it gets one.`,
        fix:
          asked === 'getRootElement'
            ? 'Keep it in a state: const [root, setRoot] = useState<HTMLElement | null>(null); useEffect(() => editor.registerRootListener((element) => setRoot(element)), [editor]);'
            : 'Ask for it in an effect or a listener, such as editor.registerMutationListener, and keep what you show in a state.',
        link: '/docs/concepts/dom-events',
        isHint: true,
      };
    }
  }
};
