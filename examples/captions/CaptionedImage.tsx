import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionEditorComposer} from '@lexical/react/LexicalExtensionEditorComposer';
import {useExtensionDependency} from '@lexical/react/useExtensionComponent';
import {useLexicalNodeSelection} from '@lexical/react/useLexicalNodeSelection';
import type {NodeKey} from 'lexical';
import type {ReactNode} from 'react';

import {CaptionExtension} from './caption-extension';
import type {CaptionedContent} from './captioned-image-node';

interface CaptionedImageProps extends CaptionedContent {
  nodeKey: NodeKey;
}

/** The picture, which a click selects, and the editor for its caption. */
export function CaptionedImage(props: CaptionedImageProps): ReactNode {
  const {nodeKey, src, alt, caption} = props;
  const {editorOf} = useExtensionDependency(CaptionExtension).output;
  const [isSelected, setSelected, clearSelection] = useLexicalNodeSelection(nodeKey);
  return (
    <>
      <button
        type="button"
        className="captions-picture"
        data-selected={isSelected}
        tabIndex={-1}
        onClick={() => {
          clearSelection();
          setSelected(true);
        }}
      >
        <img src={src} alt={alt} draggable="false" />
      </button>
      <figcaption className="captions-caption">
        <LexicalExtensionEditorComposer initialEditor={editorOf(nodeKey, caption)}>
          <ContentEditable
            className="captions-words"
            aria-label={`Caption of ${alt}`}
            aria-placeholder="Add a caption"
            placeholder={<span className="captions-placeholder">Add a caption</span>}
          />
        </LexicalExtensionEditorComposer>
      </figcaption>
    </>
  );
}
