import {useLexicalNodeSelection} from '@lexical/react/useLexicalNodeSelection';
import clsx from 'clsx';
import type {NodeKey} from 'lexical';
import {type ReactNode, useState} from 'react';

import styles from './embed.module.css';
import {embedOf, providerOf} from './embed-providers';

interface EmbedViewProps {
  nodeKey: NodeKey;
  address: string;
}

/** Embedded content as a card; it loads from the other site only after a click. */
export function EmbedView({nodeKey, address}: EmbedViewProps): ReactNode {
  const [isSelected] = useLexicalNodeSelection(nodeKey);
  const [isLoaded, setIsLoaded] = useState(false);
  const embed = embedOf(address);
  const provider = embed && providerOf(embed.provider);
  if (!provider) return <p className={styles.card}>{address}</p>;
  const {title, what, height, frameOf} = provider;
  const name = `${title} ${what}`;
  if (isLoaded) {
    return (
      <iframe
        title={name}
        src={frameOf(embed.id)}
        className={clsx(styles.frame, isSelected && styles.selected)}
        style={height === null ? undefined : {height}}
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        allow="fullscreen; picture-in-picture"
      />
    );
  }
  return (
    <div
      role="group"
      aria-label={name}
      className={clsx(styles.card, isSelected && styles.selected)}
    >
      <p className={styles.text}>
        <strong>{name}</strong>
        <span>
          Nothing is loaded from {new URL(frameOf(embed.id)).host} before you ask.
        </span>
      </p>
      <button
        type="button"
        className={styles.button}
        onClick={() => {
          setIsLoaded(true);
        }}
      >
        Load the {what}
      </button>
      <a href={address} target="_blank" rel="noopener noreferrer">
        Open it on {title}
      </a>
    </div>
  );
}
