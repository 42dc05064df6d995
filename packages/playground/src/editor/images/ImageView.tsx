import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {useLexicalEditable} from '@lexical/react/useLexicalEditable';
import {useLexicalNodeSelection} from '@lexical/react/useLexicalNodeSelection';
import clsx from 'clsx';
import {$getNodeByKey, type NodeKey} from 'lexical';
import {type ReactNode, useRef, useState} from 'react';

import {CaptionField} from './CaptionField';
import styles from './image.module.css';
import {HeldPicture} from './HeldPicture';
import type {ImageContent, ImageHolder} from './image-content';
import {ImageTools} from './ImageTools';
import {useMayLoad} from './picture-hosts';
import {ResizeCorner} from './ResizeCorner';
import {useImageCommands} from './use-image-commands';

interface ImageViewProps extends ImageContent {
  nodeKey: NodeKey;
}

/** An image in the text. If it's selected, its tools are shown. */
export function ImageView(props: ImageViewProps): ReactNode {
  const {nodeKey, src, alt, width, float, caption} = props;
  const [editor] = useLexicalComposerContext();
  const isEditable = useLexicalEditable();
  const [isSelected] = useLexicalNodeSelection(nodeKey);
  const mayLoad = useMayLoad(src);
  const imageRef = useRef<HTMLImageElement>(null);
  const heldRef = useRef<HTMLSpanElement>(null);
  const toolsRef = useRef<HTMLSpanElement>(null);
  const [isCaptionNew, setCaptionNew] = useState(false);

  useImageCommands(nodeKey, mayLoad ? imageRef : heldRef, toolsRef);

  const change = (image: Partial<ImageContent>): void => {
    editor.update(() => {
      $getNodeByKey<ImageHolder>(nodeKey)?.setImage(image);
    });
  };

  const isActive = isSelected && isEditable;
  if (!mayLoad) {
    return (
      <HeldPicture
        src={src}
        alt={alt}
        width={width}
        float={float}
        caption={caption}
        isActive={isActive}
        frame={heldRef}
        button={toolsRef}
      />
    );
  }
  return (
    <span className={clsx(styles.frame, isActive && styles.selected)}>
      <span className={styles.picture}>
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
      </span>
      {caption && (
        <CaptionField
          nodeKey={nodeKey}
          alt={alt}
          caption={caption}
          isNew={isCaptionNew}
        />
      )}
      {isActive && (
        <ImageTools
          ref={toolsRef}
          alt={alt}
          width={width}
          float={float}
          hasCaption={caption !== null}
          image={imageRef}
          onChange={change}
          onCaption={(isWanted) => {
            setCaptionNew(isWanted);
            change({caption: isWanted ? [] : null});
          }}
          onLeave={() => {
            editor.focus();
          }}
        />
      )}
    </span>
  );
}
