import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {useLexicalNodeSelection} from '@lexical/react/useLexicalNodeSelection';
import {$getNodeByKey, type NodeKey, SKIP_DOM_SELECTION_TAG} from 'lexical';
import {type KeyboardEvent, type ReactNode, useId} from 'react';

import type {ImageContent, ImageNode} from './image-node';

interface ImageViewProps extends ImageContent {
  nodeKey: NodeKey;
}

/** The picture. While it's selected, users can change its description and width below it. */
export function ImageView({nodeKey, src, alt, width}: ImageViewProps): ReactNode {
  const [isSelected, setSelected, clearSelection] = useLexicalNodeSelection(nodeKey);
  return (
    <>
      <button
        type="button"
        className="images-picture"
        style={{inlineSize: `${width}%`}}
        data-selected={isSelected}
        aria-expanded={isSelected}
        tabIndex={-1}
        onClick={() => {
          clearSelection();
          setSelected(true);
        }}
      >
        <img src={src} alt={alt || 'Image without a description'} draggable="false" />
      </button>
      {isSelected && <ImageControls nodeKey={nodeKey} alt={alt} width={width} />}
    </>
  );
}

function ImageControls({nodeKey, alt, width}: Omit<ImageViewProps, 'src'>): ReactNode {
  const [editor] = useLexicalComposerContext();
  const id = useId();
  const change = (content: Partial<ImageContent>) => {
    editor.update(
      () => {
        const imageNode = $getNodeByKey(nodeKey) as ImageNode | null;
        imageNode?.setContent(content);
      },
      // The focus stays in the field.
      {tag: SKIP_DOM_SELECTION_TAG},
    );
  };
  return (
    <span className="images-controls" role="group" aria-label="Image">
      <label htmlFor={`${id}-alt`}>Description</label>
      <input
        id={`${id}-alt`}
        className="images-alt"
        value={alt}
        placeholder="What does it show?"
        onKeyDown={keepKey}
        onChange={({target}) => {
          change({alt: target.value});
        }}
      />
      <label htmlFor={`${id}-width`}>Width</label>
      <input
        id={`${id}-width`}
        className="images-width"
        type="range"
        min={20}
        max={100}
        step={5}
        value={width}
        onKeyDown={keepKey}
        onChange={({target}) => {
          change({width: target.valueAsNumber});
        }}
      />
    </span>
  );
}

/** Key presses in a field belong to the field. Otherwise, the editor would delete the image on Backspace. */
function keepKey(event: KeyboardEvent): void {
  event.stopPropagation();
}
