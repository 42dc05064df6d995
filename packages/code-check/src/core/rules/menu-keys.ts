import ts from 'typescript';

import {answersOf, isFunction} from '../functions';
import {nameOf, nodesOf} from '../names';
import type {Rule} from './rule';
import {namesIn} from './used-names';

const MENUS =
  /^(?:LexicalTypeaheadMenuPlugin|LexicalNodeMenuPlugin|LexicalAutoEmbedPlugin|BeautifulMentionsPlugin)$/;
const OF_MENUS = /^KEY_(?:ENTER|TAB|ESCAPE|ARROW_UP|ARROW_DOWN)_COMMAND$/;
/** Above `COMMAND_PRIORITY_LOW`, where menus listen. */
const ABOVE = /^COMMAND_PRIORITY_(?:BEFORE_)?(?:NORMAL|HIGH|CRITICAL)$/;

/** Keys that a handler takes from an open menu. */
export const menuKeys: Rule = function* (context) {
  const menu = [...namesIn(context)].find((name) => MENUS.test(name));
  if (menu === undefined) return;
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      const name = nameOf(node.expression, context.checker);
      const [command, handler, priority] = node.arguments;
      if (name !== 'lexical#LexicalEditor.registerCommand' || !command || !handler)
        continue;
      if (!OF_MENUS.test(command.getText()) || !ABOVE.test(priority?.getText() ?? ''))
        continue;
      const answers = isFunction(handler) ? answersOf(handler) : [];
      if (answers.length === 0 || answers.some((answer) => answer !== 'true')) continue;
      yield {
        rule: 'editor-setup',
        node: priority ?? command,
        reason: `${menu} listens to ${command.getText()} at COMMAND_PRIORITY_LOW. This handler is called first and always returns true, so an open menu never receives the key.`,
        fix: 'Return false while the menu is open: keep it in a ref that onOpen and onClose of the menu set. Or give the menu a higher commandPriority than this handler has.',
        link: '/docs/guides/menu-behavior',
      };
    }
  }
};
