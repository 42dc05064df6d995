import {type RefObject, useEffect, useRef} from 'react';

import {type CodeField, type CodeFieldOptions, createCodeField} from './code-field';

export interface MountedField {
  /** For the element that the field is put into. */
  readonly parentRef: RefObject<HTMLDivElement | null>;
  readonly fieldRef: RefObject<CodeField | null>;
}

/**
 * Puts a field for code into an element. From the start on, its text is the field's own.
 *
 * @param onChange - must be stable
 */
export function useCodeField({
  name,
  text,
  label,
  onChange,
}: CodeFieldOptions): MountedField {
  const parentRef = useRef<HTMLDivElement>(null);
  const fieldRef = useRef<CodeField>(null);
  const current = useRef(text);
  useEffect(() => {
    if (!parentRef.current) return;
    const field = createCodeField(parentRef.current, {
      name,
      text: current.current,
      label,
      onChange:
        onChange &&
        ((changed) => {
          current.current = changed;
          onChange(changed);
        }),
    });
    fieldRef.current = field;
    return () => {
      field.destroy();
      fieldRef.current = null;
    };
  }, [name, label, onChange]);
  return {parentRef, fieldRef};
}
