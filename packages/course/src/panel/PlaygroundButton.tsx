import useBaseUrl from '@docusaurus/useBaseUrl';
import {createShareLink} from '@lexical-documentation/playground-link';
import {type ReactNode, useState} from 'react';

import type {StepFile} from '../steps/program-files';
import {joinModules} from './join-modules';
import styles from './StepPanel.module.css';

const ENTRY = 'editor.ts';
const EXPORTED = /^export const (\w+) = defineExtension\(/m;

/** A document with one empty paragraph, which is where a caret can be. */
const PARAGRAPH = {
  children: [],
  direction: null,
  format: '',
  indent: 0,
  type: 'paragraph',
  version: 1,
} as const;

/** Opens the reader's extension in the playground, as the code of an empty document. */
export function PlaygroundButton({
  files,
}: {
  readonly files: readonly StepFile[];
}): ReactNode {
  const playground = useBaseUrl('/playground');
  const [failed, setFailed] = useState(false);
  const open = async (): Promise<void> => {
    const code = joinModules(files, ENTRY);
    const entry = files.find(({name}) => name === ENTRY);
    const name = EXPORTED.exec(entry?.text ?? '')?.[1];
    if (code === undefined || name === undefined) throw new Error('No extension.');
    const root = {...PARAGRAPH, type: 'root', children: [PARAGRAPH]};
    const content = {
      state: {root},
      code: `${code}\nexport default ${name};\n`,
    };
    window.location.assign(await createShareLink(content, playground));
  };
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => {
        open().catch(() => setFailed(true));
      }}
    >
      {failed ? 'Not opened: editor.ts exports no extension' : 'Open in playground'}
    </button>
  );
}
