import {
  $convertFromMarkdownString,
  $convertToMarkdownString,
  TRANSFORMERS,
} from '@lexical/markdown';
import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {type ReactNode, useState} from 'react';

/** The document as editable Markdown. Every change is applied to the document. */
export function SourceView(): ReactNode {
  const [editor] = useLexicalComposerContext();
  const [source, setSource] = useState(() =>
    editor.read(() => $convertToMarkdownString(TRANSFORMERS)),
  );
  return (
    <textarea
      className="markdown-shortcuts-source"
      aria-label="Markdown source"
      spellCheck={false}
      value={source}
      onChange={({target}) => {
        setSource(target.value);
        editor.update(() => {
          $convertFromMarkdownString(target.value, TRANSFORMERS);
        });
      }}
    />
  );
}
