import type {PlaygroundContent} from '@lexical-documentation/playground-link';
import {createConverter} from '../editor/converter';

const WELCOME = `# Try Lexical

This is an editor with every plugin that Lexical has. Type, and watch the panes: the **node tree**, the JSON that you would save, and each update that changed it.

- Type \`/\` for a menu of blocks, \`@\` for people and \`:smi\` for emoji
- Select a word to format it, or write \`**bold**\`
- Open *Time travel* and step back

## Things to change

- [x] Read this line
- [ ] Check this one
- [ ] Turn a plugin off, and see what remains

| Key | Does |
| --- | --- |
| Alt+F10 | moves to the toolbar, Escape back |
| Ctrl+K | creates a link |
| Ctrl+Alt+1 | creates a heading |

\`\`\`typescript
editor.update(() => {
  const paragraph = $createParagraphNode();
  $getRoot().append(paragraph.append($createTextNode('Hello')));
});
\`\`\`

> Everything stays in this browser. #lexical
`;

/** The document of a first visit, which shows what to try. */
export function welcomeContent(): PlaygroundContent {
  return {state: createConverter(new Set()).read(WELCOME, 'markdown').state};
}
