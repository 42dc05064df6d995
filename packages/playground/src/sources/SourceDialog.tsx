import {type ReactNode, useEffect, useState} from 'react';

import {CopyButton} from '../ui/CopyButton';
import {ModalDialog} from '../ui/ModalDialog';
import uiStyles from '../ui/dialog.module.css';
import type {PluginSource} from './load-sources';
import styles from './sources.module.css';

interface SourceDialogProps {
  plugin: string;
  title: string;
  onClose: () => void;
}

/** The files of a plugin, to read and to copy. */
export function SourceDialog({plugin, title, onClose}: SourceDialogProps): ReactNode {
  const [sources, setSources] = useState<readonly PluginSource[] | 'lost' | null>(null);
  useEffect(() => {
    let isGone = false;
    loadSources(plugin).then(
      (loaded) => {
        if (!isGone) setSources(loaded);
      },
      () => {
        if (!isGone) setSources('lost');
      },
    );
    return () => {
      isGone = true;
    };
  }, [plugin]);
  return (
    <ModalDialog wide title={`Source: ${title}`} onClose={onClose}>
      <div className={uiStyles.dialogBody}>
        {sources === 'lost' && (
          <p role="alert">
            The source files could not be loaded. Close this dialog and try again.
          </p>
        )}
        {Array.isArray(sources) &&
          sources.map(({path, text}: PluginSource) => (
            <section key={path} aria-label={path}>
              <header className={styles.bar}>
                <h3>{path}</h3>
                <CopyButton compact text={text} label={`Copy ${path}`} />
              </header>
              {/* Long lines scroll, so the keyboard must be able to reach the text. */}
              {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
              <pre tabIndex={0} className={styles.text}>
                {text}
              </pre>
            </section>
          ))}
      </div>
    </ModalDialog>
  );
}

async function loadSources(plugin: string): Promise<PluginSource[]> {
  const {sourcesOf} = await import(
    /* webpackChunkName: "playground-sources" */ './load-sources'
  );
  return sourcesOf(plugin);
}
