import {MdastShortcutsExtension} from '@lexical/mdast';
import {
  $createTextNode,
  $isDecoratorNode,
  $isTextNode,
  defineExtension,
  mergeRegister,
  type TextFormatType,
} from 'lexical';

import {$cutOut, $readBefore, $textsIn} from './cut-out';
import {findCodeOpener, findFormatOpener, isInOpenCode} from './find-opener';
import {$readCaret, type Caret, registerTyped} from './typed-character';

const FORMATS: Readonly<Record<string, readonly TextFormatType[]>> = {
  '*': ['italic'],
  _: ['italic'],
  '**': ['bold'],
  __: ['bold'],
  '***': ['bold', 'italic'],
  ___: ['bold', 'italic'],
  '~~': ['strikethrough'],
};

/**
 * Handles nested formats: the shortcuts of `@lexical/mdast` read only one text node, but the inner
 * format has already split the text when the outer one is closed. What you type inside code isn't
 * formatted until the code is closed.
 */
export const typedFormats = defineExtension({
  name: 'playground/typed-formats',
  dependencies: [MdastShortcutsExtension],
  register: (editor, _config, state) => {
    const {disabled} = state.getDependency(MdastShortcutsExtension).output;
    return mergeRegister(
      registerTyped(editor, '*_~', $closeFormat),
      registerTyped(editor, '`', $closeCode),
      editor.registerUpdateListener(({editorState}) => {
        disabled.value = editorState.read(() => {
          const caret = $readCaret();
          return caret !== null && isInOpenCode($readBefore(caret).text);
        });
      }),
    );
  },
});

function $closeFormat(caret: Caret): boolean {
  const line = $readBefore(caret);
  const opener = findFormatOpener(line.text);
  const formats = FORMATS[opener?.marker ?? ''];
  // If a format opens and closes in the same text node, the Markdown grammar handles it.
  if (!opener || !formats || opener.index >= line.text.length - caret.offset) {
    return false;
  }
  const inside = $cutOut(line, caret, opener);
  for (const text of inside.flatMap($textsIn)) {
    for (const format of formats) {
      if (!text.hasFormat(format)) text.toggleFormat(format);
    }
  }
  const last = inside.at(-1);
  if ($isTextNode(last)) last.select();
  else last?.selectNext(0, 0);
  return last !== undefined;
}

function $closeCode(caret: Caret): boolean {
  const line = $readBefore(caret);
  const opener = findCodeOpener(line.text);
  if (!opener || line.parts.some($isDecoratorNode)) return false;
  const inside = $cutOut(line, caret, opener);
  // In code, hashtags and links are plain text.
  const content = inside.map((node) => node.getTextContent()).join('');
  const code = $createTextNode(content.replace(/^ (.+) $/, '$1')).setFormat('code');
  inside[0]?.insertBefore(code);
  for (const node of inside) node.remove();
  code.select();
  return inside.length > 0;
}
