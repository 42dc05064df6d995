import type {LexicalEditor} from 'lexical';

import type {PluginIds} from '../../editor/plugins/plugins';
import type {Paste} from '../paste-log';

/** Returns what a bug report needs: the pasted data and the target. It doesn't include the document. */
export function writePastes(
  pastes: readonly Paste[],
  running: PluginIds,
  editor: LexicalEditor,
): string {
  return JSON.stringify(
    {
      lexical: (editor.constructor as typeof LexicalEditor).version,
      browser: navigator.userAgent,
      plugins: [...running],
      pastes: pastes.map(({number, how, time, data}) => ({
        number,
        how,
        time: new Date(time).toISOString(),
        types: data.texts.map(([type, text]) => ({type, text})),
        files: data.files,
      })),
    },
    null,
    2,
  );
}

/** Saves the pastes as a file. */
export function downloadPastes(...what: Parameters<typeof writePastes>): void {
  const text = writePastes(...what);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], {type: 'application/json'}));
  link.download = 'lexical-pastes.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
