import {$createHeadingNode, $isHeadingNode} from '@lexical/rich-text';
import {$setBlocksType} from '@lexical/selection';
import {
  $createParagraphNode,
  $getSelection,
  $isRangeSelection,
  type ElementNode,
  FORMAT_TEXT_COMMAND,
  UNDO_COMMAND,
} from 'lexical';

import type {Action} from './action';
import {$createCalloutNode, $isCalloutNode, type CalloutNode} from './callout';

function $isInHeading(): boolean {
  const block = $getSelection()?.getNodes()[0]?.getTopLevelElement();
  return $isHeadingNode(block) && block.getTag() === 'h2';
}

function $findCallout(): CalloutNode | null {
  const block = $getSelection()?.getNodes()[0]?.getTopLevelElement();
  return $isCalloutNode(block) ? block : null;
}

/** The buttons of the toolbar. */
export const actions: readonly Action[] = [
  {
    label: 'Bold',
    run: (editor) => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold'),
    $isActive: () => {
      const selection = $getSelection();
      return $isRangeSelection(selection) && selection.hasFormat('bold');
    },
  },
  {
    label: 'Heading',
    run: (editor) =>
      editor.update(() => {
        const isHeading = $isInHeading();
        const $create = (): ElementNode =>
          isHeading ? $createParagraphNode() : $createHeadingNode('h2');
        $setBlocksType($getSelection(), $create);
      }),
    $isActive: $isInHeading,
  },
  {
    label: 'Callout',
    run: (editor) =>
      editor.update(() => $setBlocksType($getSelection(), $createCalloutNode)),
  },
  {
    label: 'Warning',
    run: (editor) =>
      editor.update(() => {
        const callout = $findCallout();
        callout?.setTone(callout.getTone() === 'warning' ? 'note' : 'warning');
      }),
    $isActive: () => $findCallout()?.getTone() === 'warning',
  },
  {
    label: 'Undo',
    run: (editor) => editor.dispatchCommand(UNDO_COMMAND, undefined),
  },
];
