import {type ReactNode, useCallback, useId, useSyncExternalStore} from 'react';

import {Icon} from '../ui/Icon';
import dialogStyles from '../ui/dialog.module.css';
import uiStyles from '../ui/ui.module.css';
import type {BroadcastProvider} from './broadcast-provider';
import type {Person} from './person';

interface PresenceBarProps extends Person {
  provider: BroadcastProvider;
  onRename: (name: string) => void;
}

/** Shows who else has joined and the reader's own name, and opens a second tab. */
export function PresenceBar({
  provider,
  name,
  color,
  onRename,
}: PresenceBarProps): ReactNode {
  const id = useId();
  const others = useOthers(provider);
  return (
    <div role="group" aria-label="Collaboration" className={uiStyles.presence}>
      <Icon name="people" />
      <label htmlFor={id}>Your name</label>
      <input
        id={id}
        type="text"
        maxLength={24}
        value={name}
        style={{borderColor: color}}
        onChange={(event) => {
          onRename(event.target.value);
        }}
      />
      <p role="status">
        {others === '' ? 'No one else is here.' : `Also here: ${others}`}
      </p>
      <a
        className={dialogStyles.button}
        href={`${window.location.pathname}?collaborate`}
        target="_blank"
        rel="noreferrer"
      >
        Open a second tab
      </a>
    </div>
  );
}

/** The other names joined to one string, so that an unchanged list doesn't render again. */
function useOthers(provider: BroadcastProvider): string {
  const awareness = provider.getAwareness();
  const subscribe = useCallback(
    (onChange: () => void) => {
      awareness.on('change', onChange);
      return () => {
        awareness.off('change', onChange);
      };
    },
    [awareness],
  );
  return useSyncExternalStore(subscribe, () =>
    [...awareness.getStates()]
      .filter(([client]) => client !== awareness.clientID)
      .map(([, state]) => String(state['name'] ?? 'Somebody'))
      .join(', '),
  );
}
