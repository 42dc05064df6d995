import {useLexicalNodeSelection} from '@lexical/react/useLexicalNodeSelection';
import type {NodeKey} from 'lexical';
import {type ReactNode, useState} from 'react';

interface VideoViewProps {
  nodeKey: NodeKey;
  id: string;
}

/** A card, which becomes the video when the reader asks for it. */
export function VideoView({nodeKey, id}: VideoViewProps): ReactNode {
  const [isSelected, setSelected, clearSelection] = useLexicalNodeSelection(nodeKey);
  const [isLoaded, setLoaded] = useState(false);
  if (isLoaded) {
    return (
      <iframe
        className="embeds-frame"
        title={`YouTube video ${id}`}
        src={`https://www.youtube-nocookie.com/embed/${id}`}
        sandbox="allow-scripts allow-same-origin allow-presentation"
        allow="fullscreen"
      />
    );
  }
  return (
    <div
      className="embeds-card"
      role="group"
      aria-label={`Video ${id}`}
      data-selected={isSelected}
    >
      <button
        type="button"
        className="embeds-title"
        tabIndex={-1}
        onClick={() => {
          clearSelection();
          setSelected(true);
        }}
      >
        Video {id}
      </button>
      <span className="embeds-note">Nothing is loaded from YouTube until you ask.</span>
      <button
        type="button"
        className="embeds-button"
        onClick={() => {
          setLoaded(true);
        }}
      >
        Load the video
      </button>
    </div>
  );
}
