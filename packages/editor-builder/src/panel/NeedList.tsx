import type {ReactNode} from 'react';

import type {FeatureId} from '../feature';
import {withNeeded} from '../features';
import {NEEDS} from '../needs';
import styles from './BuilderPanel.module.css';

export interface ChoiceProps {
  readonly features: readonly FeatureId[];
  readonly onChoose: (features: readonly FeatureId[]) => void;
}

/** What the editor is for; each chooses the features that serve it. */
export function NeedList({features, onChoose}: ChoiceProps): ReactNode {
  const chosen = features.join();
  return (
    <div role="group" aria-labelledby="builder-needs" className={styles.group}>
      <p id="builder-needs" className={styles.label}>
        What do you need?
      </p>
      <div className={styles.bar}>
        {NEEDS.map((need) => (
          <button
            key={need.id}
            type="button"
            aria-pressed={chosen === idsOf(need.features)}
            onClick={() => onChoose(need.features)}
          >
            {need.label}
          </button>
        ))}
      </div>
    </div>
  );
}

function idsOf(features: readonly FeatureId[]): string {
  return withNeeded(features)
    .map(({id}) => id)
    .join();
}
