import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {useLexicalEditable} from '@lexical/react/useLexicalEditable';
import {useLexicalNodeSelection} from '@lexical/react/useLexicalNodeSelection';
import clsx from 'clsx';
import {
  $getNodeByKey,
  CLICK_COMMAND,
  COMMAND_PRIORITY_LOW,
  KEY_BACKSPACE_COMMAND,
  KEY_DELETE_COMMAND,
  KEY_ENTER_COMMAND,
  mergeRegister,
  type NodeKey,
} from 'lexical';
import {type ReactNode, useEffect, useRef} from 'react';

import {$isImageNode, type ImageContent} from '../nodes/image-node';
import styles from './image.module.css';
import {ImageTools} from './ImageTools';
import {ResizeCorner} from './ResizeCorner';

interface ImageViewProps extends ImageContent {
  nodeKey: NodeKey;
}

/** An image in the text. Selected, it shows what can be done with it. */
export function ImageView({nodeKey, src, alt, width}: ImageViewProps): ReactNode {
  const [editor] = useLexicalComposerContext();
  const isEditable = useLexicalEditable();
  const [isSelected, setSelected, clearSelection] = useLexicalNodeSelection(nodeKey);
  const imageRef = useRef<HTMLImageElement>(null);
  const toolsRef = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const isOnTools = ({target}: Event): boolean =>
      toolsRef.current?.contains(target as Node) ?? false;
    const remove = (event: KeyboardEvent): boolean => {
      if (!isSelected || isOnTools(event)) return false;
      event.preventDefault();
      const node = $getNodeByKey(nodeKey);
      node?.selectPrevious();
      node?.remove();
      return true;
    };
    return mergeRegister(
      editor.registerCommand(
        CLICK_COMMAND,
        (event) => {
          if (event.target !== imageRef.current) return false;
          clearSelection();
          setSelected(true);
          return true;
        },
        COMMAND_PRIORITY_LOW,
      ),
      editor.registerCommand(KEY_DELETE_COMMAND, remove, COMMAND_PRIORITY_LOW),
      editor.registerCommand(KEY_BACKSPACE_COMMAND, remove, COMMAND_PRIORITY_LOW),
      editor.registerCommand(
        KEY_ENTER_COMMAND,
        (event) => {
          const first = toolsRef.current?.querySelector<HTMLElement>('input');
          if (!isSelected || !first || !event || isOnTools(event)) return false;
          event.preventDefault();
          first.focus();
          return true;
        },
        COMMAND_PRIORITY_LOW,
      ),
    );
  }, [editor, nodeKey, isSelected, setSelected, clearSelection]);

  const change = (image: Partial<ImageContent>): void => {
    editor.update(() => {
      const node = $getNodeByKey(nodeKey);
      if ($isImageNode(node)) node.setImage(image);
    });
  };

  const isActive = isSelected && isEditable;
  return (
    <span className={clsx(styles.frame, isActive && styles.selected)}>
      <img
        ref={imageRef}
        src={src}
        alt={alt}
        width={width ?? undefined}
        draggable={false}
        className={styles.image}
      />
      {isActive && (
        <ResizeCorner
          image={imageRef}
          onResize={(newWidth) => {
            change({width: newWidth});
          }}
        />
      )}
      {isActive && (
        <ImageTools
          ref={toolsRef}
          alt={alt}
          width={width}
          image={imageRef}
          onChange={change}
          onLeave={() => {
            editor.focus();
          }}
        />
      )}
    </span>
  );
}
