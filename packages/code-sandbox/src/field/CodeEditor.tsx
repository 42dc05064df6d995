import {type ReactNode, useEffect, useRef} from 'react';

import type {Problem} from '../frame/protocol';
import type {SourceFile} from '../page/source-file';
import {type CodeField, createCodeField} from './code-field';
import styles from './CodeEditor.module.css';

interface CodeEditorProps {
  readonly file: SourceFile;
  readonly problems: readonly Problem[];
  readonly onChange: (name: string, text: string) => void;
}

/** One file to edit; its text is the field's own from the start on. */
export function CodeEditor({file, problems, onChange}: CodeEditorProps): ReactNode {
  const parentRef = useRef<HTMLDivElement>(null);
  const fieldRef = useRef<CodeField>(null);
  const {name} = file;
  const initial = useRef(file.text);
  useEffect(() => {
    if (!parentRef.current) return;
    const field = createCodeField(parentRef.current, {
      name,
      text: initial.current,
      label: `Source of ${name}. Tab leaves the field.`,
      onChange: (text) => {
        initial.current = text;
        onChange(name, text);
      },
    });
    fieldRef.current = field;
    return () => {
      field.destroy();
      fieldRef.current = null;
    };
  }, [name, onChange]);
  useEffect(() => {
    fieldRef.current?.showProblems(problems);
  }, [problems]);
  return <div ref={parentRef} className={styles.field} />;
}
