import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {$setBlocksType} from '@lexical/selection';
import {
  $getRoot,
  $getSelection,
  $isRangeSelection,
  type ElementNode,
  type LexicalCommand,
} from 'lexical';

import type {IconName} from './icons';
import {ToolIcon} from './ToolIcon';

interface ToolButtonProps {
  icon: IconName;
  label: string;
  $run: () => void;
}

interface InsertButtonProps<Payload> {
  command: LexicalCommand<Payload>;
  icon: IconName;
  label: string;
  payload: Payload;
}

interface TurnIntoButtonProps {
  $create: () => ElementNode;
  icon: IconName;
  label: string;
}

/** Inserts something where the caret is, or at the end of a text that was never touched. */
export function InsertButton<Payload>(props: InsertButtonProps<Payload>) {
  const {command, icon, label, payload} = props;
  const [editor] = useLexicalComposerContext();
  return (
    <ToolButton
      icon={icon}
      label={label}
      $run={() => {
        editor.dispatchCommand(command, payload);
      }}
    />
  );
}

/** Turns the selected blocks into another kind. */
export function TurnIntoButton({$create, icon, label}: TurnIntoButtonProps) {
  return (
    <ToolButton
      icon={icon}
      label={label}
      $run={() => {
        const selection = $getSelection();
        if ($isRangeSelection(selection)) $setBlocksType(selection, $create);
      }}
    />
  );
}

function ToolButton({icon, label, $run}: ToolButtonProps) {
  const [editor] = useLexicalComposerContext();
  return (
    <button
      type="button"
      className="editor-tool"
      title={label}
      onMouseDown={(event) => {
        // The text keeps its focus, and with it the visible selection.
        event.preventDefault();
      }}
      onClick={() => {
        editor.getRootElement()?.focus({preventScroll: true});
        editor.update(() => {
          if ($getSelection() === null) $getRoot().selectEnd();
          $run();
        });
      }}
    >
      <ToolIcon name={icon} label={label} />
    </button>
  );
}
