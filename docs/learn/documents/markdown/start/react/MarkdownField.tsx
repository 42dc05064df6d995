import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {useRef} from 'react';

import {$readMarkdown, $writeMarkdown} from './markdown';

export function MarkdownField() {
  const [editor] = useLexicalComposerContext();
  const field = useRef<HTMLTextAreaElement>(null);
  const write = () => {
    if (field.current) field.current.value = editor.read($writeMarkdown);
  };
  const read = () => {
    const markdown = field.current?.value ?? '';
    editor.update(() => $readMarkdown(markdown));
  };
  return (
    <p>
      <textarea ref={field} aria-label="Markdown" rows={4} style={{width: '100%'}} />
      <button type="button" onClick={write}>
        Write Markdown
      </button>
      <button type="button" onClick={read}>
        Read Markdown
      </button>
    </p>
  );
}
