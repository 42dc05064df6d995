import type {LexicalEditor} from 'lexical';
import {useCallback} from 'react';

import {usePlayground} from '../app/playground-context';
import {toContentError} from '../document/content-error';
import type {Converter} from '../editor/converter';
import {replaceContent} from '../editor/replace-content';
import {FILE_TYPES, readFile, writeFile} from './document-file';

/** Opens and saves files; nothing leaves the computer. */
export interface Files {
  open(): void;
  save(): void;
}

/** Returns functions to open a file in place of the document, which can be undone, and to save it. */
export function useFiles(editor: LexicalEditor | null, converter: Converter): Files {
  const {showProblem, showLosses} = usePlayground();
  const read = useCallback(
    async (file: File): Promise<void> => {
      try {
        const {state, losses} = readFile(file.name, await file.text(), converter);
        if (!editor) return;
        replaceContent(editor, state, 'open-file');
        showLosses(losses);
      } catch (error) {
        showProblem(toContentError(error));
      }
    },
    [editor, converter, showProblem, showLosses],
  );
  const open = useCallback(() => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = FILE_TYPES;
    input.addEventListener('change', () => {
      const [file] = input.files ?? [];
      if (file) void read(file);
    });
    input.click();
  }, [read]);
  const save = useCallback(() => {
    if (editor) download(writeFile(editor.getEditorState()));
  }, [editor]);
  return {open, save};
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], {type: 'application/json'}));
  link.download = `${new Date().toISOString().slice(0, 10)}.lexical`;
  link.click();
  URL.revokeObjectURL(link.href);
}
