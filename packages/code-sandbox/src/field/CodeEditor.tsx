import {type ReactNode, useCallback, useEffect} from 'react';

import type {Problem} from '../frame/protocol';
import type {SourceFile} from '../page/source-file';
import styles from './CodeEditor.module.css';
import {useCodeField} from './use-code-field';

interface CodeEditorProps {
  readonly file: SourceFile;
  readonly problems: readonly Problem[];
  readonly onChange: (name: string, text: string) => void;
}

/** One file to edit; its text is the field's own from the start on. */
export function CodeEditor({file, problems, onChange}: CodeEditorProps): ReactNode {
  const {name} = file;
  const change = useCallback(
    (text: string) => {
      onChange(name, text);
    },
    [name, onChange],
  );
  const {parentRef, fieldRef} = useCodeField({
    name,
    text: file.text,
    label: `Source of ${name}. Tab leaves the field.`,
    onChange: change,
  });
  useEffect(() => {
    fieldRef.current?.showProblems(problems);
  }, [fieldRef, problems]);
  return <div ref={parentRef} className={styles.field} />;
}
