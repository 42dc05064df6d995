import {type ReactNode, useId, useState} from 'react';

import {
  missingRequirements,
  type PluginIds,
  PLUGINS,
  runningPlugins,
} from '../editor/plugins/plugins';
import type {Plugin} from '../editor/plugins/plugin';
import {useBuilderAddress} from '../builder-address';
import {PLUGIN_FILES} from '../sources/plugin-files';
import {SourceDialog} from '../sources/SourceDialog';
import styles from './panes.module.css';

interface PluginPaneProps {
  wanted: PluginIds;
  onSwitch: (id: string, on: boolean) => void;
  onReset: () => void;
}

/**
 * A switch for each plugin. A switch rebuilds the editor, but keeps the document and its undo
 * steps.
 */
export function PluginPane({wanted, onSwitch, onReset}: PluginPaneProps): ReactNode {
  const id = useId();
  const running = runningPlugins(wanted);
  const groups = [...new Set(PLUGINS.map(({group}) => group))];
  const builder = useBuilderAddress(running);
  const [shown, setShown] = useState<Plugin | null>(null);
  return (
    <>
      <div className={styles.paneBar}>
        <p>
          {running.size} of {PLUGINS.length} run. Nodes stay in the document when their
          plugin is off.
        </p>
        {builder && (
          <a className={styles.quietButton} href={builder}>
            Take this editor
          </a>
        )}
        <button type="button" className={styles.quietButton} onClick={onReset}>
          Defaults
        </button>
      </div>
      {groups.map((group) => (
        <section
          key={group}
          aria-labelledby={`${id}-${group}`}
          className={styles.group}
        >
          <h3 id={`${id}-${group}`}>{group}</h3>
          <ul>
            {PLUGINS.filter((plugin) => plugin.group === group).map((plugin) => (
              <Switch
                key={plugin.id}
                plugin={plugin}
                isOn={wanted.has(plugin.id)}
                missing={missingRequirements(plugin.id, running)}
                onSwitch={onSwitch}
                onShowSource={() => {
                  setShown(plugin);
                }}
              />
            ))}
          </ul>
        </section>
      ))}
      {shown && (
        <SourceDialog
          plugin={shown.id}
          title={shown.title}
          onClose={() => {
            setShown(null);
          }}
        />
      )}
    </>
  );
}

interface SwitchProps {
  plugin: Plugin;
  isOn: boolean;
  missing: readonly Plugin[];
  onSwitch: (id: string, on: boolean) => void;
  onShowSource: () => void;
}

function Switch(props: SwitchProps): ReactNode {
  const {plugin, isOn, missing, onSwitch, onShowSource} = props;
  const {id, title, description, source} = plugin;
  const inputId = useId();
  const isWaiting = isOn && missing.length > 0;
  return (
    <li className={styles.switch}>
      <input
        id={inputId}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-describedby={`${inputId}-note`}
        onChange={(event) => {
          onSwitch(id, event.target.checked);
        }}
      />
      <div>
        <label htmlFor={inputId}>{title}</label>
        <p id={`${inputId}-note`}>
          {description}{' '}
          {isWaiting && (
            <strong>
              Waits for: {missing.map((other) => other.title).join(', ')}.{' '}
            </strong>
          )}
          <code>{source}</code>
        </p>
        {id in PLUGIN_FILES && (
          <button
            type="button"
            className={styles.quietButton}
            aria-label={`Source of ${title}`}
            onClick={onShowSource}
          >
            Source
          </button>
        )}
      </div>
    </li>
  );
}
