import {CopyButton} from '@lexical-documentation/reader-tools/panel';
import packages from '@editor-builder-packages';
import {lazy, type ReactNode, Suspense, useEffect, useMemo, useState} from 'react';

import {type Choices, choicesIn, queryOf} from '../address';
import type {FeatureId} from '../feature';
import {withNeeded} from '../features';
import {generateEditor} from '../generate-editor';
import styles from './BuilderPanel.module.css';
import {FeatureList} from './FeatureList';
import {FileList} from './FileList';
import {FormChoice} from './FormChoice';
import {NeedList} from './NeedList';
import {ProjectActions} from './ProjectActions';
import {statusText} from './status-text';

/** With what compiles the source. */
const TryEditor = lazy(() => import('./TryEditor'));

/** From what somebody needs to the source of an editor that does it. */
export function BuilderPanel(): ReactNode {
  const [choices, setChoices] = useChoices();
  const {features, form, options, unknown} = choices;
  const editor = useMemo(
    () => generateEditor(features, {...packages, form, options}),
    [features, form, options],
  );
  const choose = (chosen: readonly FeatureId[], others = unknown): void => {
    const all = withNeeded(chosen).map(({id}) => id);
    setChoices({...choices, features: all, unknown: others});
  };
  return (
    <div className={styles.panel}>
      <div className={styles.workbench}>
        <div>
          <NeedList features={features} onChoose={(chosen) => choose(chosen, [])} />
          <FormChoice
            form={form}
            onChoose={(next) => setChoices({...choices, form: next})}
          />
          <FeatureList
            features={features}
            form={form}
            options={options}
            onChoose={choose}
            onSet={(set) => setChoices({...choices, options: set})}
          />
          {unknown.length > 0 && (
            <p className={styles.note}>
              The builder does not have: {unknown.join(', ').replaceAll('-', ' ')}. The
              playground shows the source of its own plugins next to their switches.
            </p>
          )}
        </div>
        <section aria-label="Try it" className={styles.trial}>
          <p role="status" className={styles.status}>
            {statusText(editor, form)}
          </p>
          <Suspense>
            <TryEditor files={editor.files} form={form} />
          </Suspense>
        </section>
      </div>
      <section aria-label="Install" className={styles.file}>
        <header>
          <strong>Install in your project</strong>
          <CopyButton label="Copy" subject="install command" text={editor.install} />
        </header>
        {/* Long lines scroll, also by the arrow keys. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre tabIndex={0}>{editor.install}</pre>
      </section>
      <ProjectActions
        editor={editor}
        modules={packages.modules}
        options={options}
        link={new URL(queryOf(choices), location.href).href}
      />
      <FileList files={editor.files} />
    </div>
  );
}

/** The choices in the page's address, which follows them, so that it can be shared. */
function useChoices(): [Choices, (choices: Choices) => void] {
  const [choices, setChoices] = useState(() => read());
  useEffect(() => {
    const follow = (): void => setChoices(read());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const change = (next: Choices): void => {
    history.replaceState(history.state, '', queryOf(next) + location.hash);
    setChoices(next);
  };
  return [choices, change];
}

function read(): Choices {
  const choices = choicesIn(location.search);
  return {...choices, features: withNeeded(choices.features).map(({id}) => id)};
}
