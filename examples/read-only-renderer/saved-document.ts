const text = (value: string, format = 0) => ({
  type: 'text',
  version: 1,
  text: value,
  format,
});

/** The result of `JSON.stringify(editor.getEditorState())` when the document was saved. */
export const SAVED_DOCUMENT = JSON.stringify(
  {
    root: {
      type: 'root',
      version: 1,
      children: [
        {type: 'heading', version: 1, tag: 'h2', children: [text('Release notes')]},
        {
          type: 'paragraph',
          version: 1,
          children: [
            text('This page was '),
            text('rendered', 1),
            text(' from JSON, without an editor on it.'),
          ],
        },
        {type: 'quote', version: 1, children: [text('Change the JSON and look here.')]},
      ],
    },
  },
  null,
  2,
);
