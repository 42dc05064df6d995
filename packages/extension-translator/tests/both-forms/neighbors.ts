/** How the claims of a neighbor are put to the translation. */
export interface Neighbor {
  /** What the neighbor's editor is built from instead. */
  readonly extensions?: string;
  /** Code with the neighbor's claims, where it shows the same in another shape. */
  readonly claims?: string;
  /** Why the translation cannot hold them. */
  readonly why?: string;
}

const RICH = "import {RichTextExtension} from '@lexical/rich-text';\n";

const MOUNT = `${RICH}import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import {getNearestEditorFromDOMNode} from 'lexical';
import type {ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
const host = document.body.appendChild(document.createElement('div'));
function mount(node: ReactNode) {
  flushSync(() => createRoot(host).render(node));
  const found = getNearestEditorFromDOMNode(host.querySelector('[contenteditable]'));
  if (!found) throw new Error('No editor is mounted.');
  return found;
}
async function until(isReached: () => boolean | undefined) {
  const end = Date.now() + 5000;
  while (!isReached() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
}
`;

/**
 * What the names of a neighbor are in the translation. Where nothing is listed, both declare the
 * same names, or the neighbor claims nothing and the editor is compared with the one before.
 */
export const NEIGHBORS: Readonly<Record<string, Neighbor>> = {
  'concepts/dom-events#1': {
    why: 'The neighbor takes a callback as option; NodeEventPlugin has no extension, so the component stays.',
  },
  'concepts/follow-the-selection#1': {
    claims: `import {useBlockType} from './translated';
${MOUNT}import {$createHeadingNode} from '@lexical/rich-text';
import {$getRoot} from 'lexical';
const shown: (string | undefined)[] = [];
function BlockType() {
  const type = useBlockType();
  if (!shown.includes(type)) shown.push(type);
  return null;
}
const editor = mount(
  <LexicalExtensionComposer extension={RichTextExtension}><BlockType /></LexicalExtensionComposer>,
);
await until(() => host.querySelector('p') !== null);
flushSync(() =>
  editor.update(() => void $getRoot().append($createHeadingNode('h2')).selectEnd(), {
    discrete: true,
  }),
);
shown; //=> [undefined, 'heading']`,
  },
  'concepts/history#1': {extensions: 'RichTextExtension, NoteHistoryExtension'},
  'concepts/history#2': {
    why: 'The state comes from a React context, which only a component can read, so the component stays.',
  },
  'concepts/listeners#1': {
    claims: `import {WordCount} from './translated';
${MOUNT}import {$getRoot} from 'lexical';
const editor = mount(
  <LexicalExtensionComposer extension={RichTextExtension}><WordCount /></LexicalExtensionComposer>,
);
await until(() => host.querySelector('p') !== null);
flushSync(() =>
  editor.update(() => void $getRoot().selectEnd().insertText('two words'), {discrete: true}),
);
const shown = [host.querySelector('output')?.textContent];
shown; //=> ['2 words']`,
  },
  'concepts/named-slots#1': {
    why: 'The neighbor is a node class with a DOM of its own; the component of a decorator stays.',
  },
  'concepts/node-replacement#1': {extensions: 'RichTextExtension, noteExtension'},
  'concepts/nodes#1': {
    claims: `import {buildEditorFromExtensions} from '@lexical/extension';
import {CalloutNode} from './callout-node';
import {noteExtension} from './translated';
const editor = buildEditorFromExtensions(noteExtension);
editor.hasNodes([CalloutNode]); //=> true`,
  },
  'concepts/read-only#1': {
    claims: `import {EditToggle} from './translated';
${MOUNT}import {defineExtension} from '@lexical/extension';
const extension = defineExtension({dependencies: [RichTextExtension], editable: false, name: 'preview'});
const editor = mount(
  <LexicalExtensionComposer extension={extension}><EditToggle /></LexicalExtensionComposer>,
);
editor.isEditable(); //=> false
flushSync(() => host.querySelector('button')?.click());
editor.isEditable(); //=> true`,
  },
  'concepts/serialization#1': {
    claims: `import {StoredNote} from './translated';
${MOUNT}import {$getRoot} from 'lexical';
const editor = mount(
  <StoredNote json='{"root":{"type":"root","version":1,"direction":null,"format":"","indent":0,"children":[{"type":"paragraph","version":1,"direction":null,"format":"","indent":0,"children":[]}]}}' />,
);
editor.read(() => $getRoot().getChildrenSize()); //=> 1`,
  },
  'extensions/included-extensions#1': {extensions: 'linksExtension'},
  'faq#1': {
    why: 'The neighbor imports Markdown, and the composer sample stored JSON in a plain text editor.',
  },
  'getting-started/creating-plugin#1': {
    extensions: "StampExtension, defineExtension({name: 'nodes', nodes: [StampNode]})",
  },
  'getting-started/devtools#1': {
    claims: `import {NoteEditor} from './translated';
${MOUNT}const editor = mount(<NoteEditor />);
await until(() => host.querySelector('.tree-view')?.textContent?.includes('paragraph'));
editor._config.namespace; //=> 'note'
host.querySelector('.tree-view')?.textContent?.includes('paragraph'); //=> true`,
  },
  'getting-started/theming#1': {extensions: 'noteExtension'},
  'guides/blocks#1': {extensions: 'RichTextExtension, CodeExtension'},
  'guides/nested-editors#1': {
    why: 'The editor is made elsewhere, and only one that is built from extensions fits.',
  },
  'intro#1': {extensions: 'noteExtension'},
  'packages/lexical-code-prism#1': {
    extensions: 'RichTextExtension, HighlightExtension',
  },
  'packages/lexical-code-shiki#1': {extensions: 'RichTextExtension, ShikiExtension'},
  'packages/lexical-code#1': {extensions: 'snippetsExtension'},
  'packages/lexical-hashtag#1': {extensions: 'postExtension'},
  'packages/lexical-history#1': {
    claims: `import {UndoButton} from './translated';
${MOUNT}import {$getRoot, HISTORY_PUSH_TAG, UNDO_COMMAND} from 'lexical';
const editor = mount(
  <LexicalExtensionComposer extension={RichTextExtension}><UndoButton /></LexicalExtensionComposer>,
);
await until(() => host.querySelector('p') !== null);
const append = (text: string) =>
  flushSync(() =>
    editor.update(() => void $getRoot().selectEnd().insertText(text), {
      discrete: true,
      tag: HISTORY_PUSH_TAG,
    }),
  );
append('Draft');
append(' two');
host.querySelector('button')?.disabled === false; //=> true
editor.dispatchCommand(UNDO_COMMAND, undefined);
editor.read(() => $getRoot().getTextContent()); //=> 'Draft'`,
  },
  'packages/lexical-link#1': {extensions: 'linksExtension'},
  'packages/lexical-list#1': {extensions: 'shoppingExtension'},
  'packages/lexical-markdown#1': {
    claims: `import {MarkdownEditor} from './translated';
${MOUNT}import {$getRoot, $getSelection} from 'lexical';
const editor = mount(<MarkdownEditor />);
await until(() => host.querySelector('p') !== null);
editor.update(() => void $getRoot().selectEnd(), {discrete: true});
for (const character of '## Plan') {
  editor.update(() => $getSelection()?.insertText(character), {discrete: true});
}
editor.read(() => $getRoot().getFirstChildOrThrow().getType()); //=> 'heading'`,
  },
  'packages/lexical-plain-text#1': {extensions: 'commentExtension'},
  'packages/lexical-rich-text#1': {extensions: 'articleExtension'},
  'packages/lexical-table#1': {extensions: 'sheetsExtension'},
};
