/** A template for the reader's code. */
export interface Template {
  readonly title: string;
  readonly description: string;
  readonly code: string;
}

const NODE = `import {
  $create,
  $createTextNode,
  $getRoot,
  defineExtension,
  ElementNode,
} from 'lexical';

/** A block that draws attention to its text. */
export class CalloutNode extends ElementNode {
  $config() {
    return this.config('callout', {extends: ElementNode});
  }

  createDOM(): HTMLElement {
    const element = document.createElement('aside');
    element.style.cssText =
      'padding: 0.5rem 1rem; margin-block: 0.5rem; border-left: 4px solid orange;';
    return element;
  }

  updateDOM(): boolean {
    return false;
  }
}

/** Adds one to a document that has none. */
export default defineExtension({
  name: 'own-callout',
  nodes: [CalloutNode],
  afterRegistration(editor) {
    editor.update(() => {
      const blocks = $getRoot().getChildren();
      if (blocks.some((block) => block instanceof CalloutNode)) return;
      $getRoot().append($create(CalloutNode).append($createTextNode('My own node')));
    });
    return () => {};
  },
});
`;

const PLUGIN = `import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {$getRoot} from 'lexical';
import {useEffect, useState} from 'react';

/** Counts the words of the document. */
export function Plugin() {
  const [editor] = useLexicalComposerContext();
  const [words, setWords] = useState(0);
  useEffect(() => {
    const count = () => {
      const text = editor.read(() => $getRoot().getTextContent());
      setWords(text.split(/\\s+/).filter((word) => word !== '').length);
    };
    count();
    return editor.registerTextContentListener(count);
  }, [editor]);
  return <p style={{margin: 0, padding: '0.25rem 1rem'}}>{words} words</p>;
}
`;

const EXTENSION = `import {defineExtension, TextNode} from 'lexical';

/** Turns “(c)” into “©” while you type. */
export default defineExtension({
  name: 'own-copyright-sign',
  register(editor) {
    return editor.registerNodeTransform(TextNode, (node) => {
      const at = node.getTextContent().indexOf('(c)');
      if (at < 0 || !node.isSimpleText()) return;
      node.spliceText(at, 3, '©', true);
    });
  },
});
`;

/** Templates for the three kinds of code. */
export const TEMPLATES: readonly Template[] = [
  {
    title: 'A node',
    description: 'A class of nodes, and an extension that registers it.',
    code: NODE,
  },
  {
    title: 'A plugin in React',
    description: 'A component inside the editor, which can reach it by context.',
    code: PLUGIN,
  },
  {
    title: 'An extension',
    description: 'Behavior without a component. This one transforms text.',
    code: EXTENSION,
  },
];
