import {MdastImportExtension} from '@lexical/mdast';
import {DRAG_DROP_PASTE} from '@lexical/rich-text';
import {
  $createParagraphNode,
  $getRoot,
  $getSelection,
  $insertNodes,
  $isRootOrShadowRoot,
  COMMAND_PRIORITY_EDITOR,
  COMMAND_PRIORITY_LOW,
  configExtension,
  defineExtension,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
} from 'lexical';

import {toContentError} from '../../document/content-error';
import {INSERT_IMAGE_COMMAND, SHOW_PROBLEM_COMMAND} from '../commands';
import {$createImageNode, $isImageNode, ImageNode} from './image-node';
import {captionText} from './caption';
import {captionsExtension} from './captions-extension';
import {readImageFile} from './read-image-file';

/** Inserts images, and converts them from and to Markdown. */
export const imageExtension = defineExtension({
  name: 'playground/image',
  nodes: () => [ImageNode],
  dependencies: [captionsExtension],
  register: (editor) =>
    mergeRegister(
      editor.registerCommand(
        INSERT_IMAGE_COMMAND,
        (image) => {
          if ($getSelection() === null) $getRoot().selectEnd();
          const node = $createImageNode(image);
          $insertNodes([node]);
          if ($isRootOrShadowRoot(node.getParent())) $wrapInParagraph(node);
          return true;
        },
        COMMAND_PRIORITY_EDITOR,
      ),
      editor.registerCommand(
        DRAG_DROP_PASTE,
        (files) => {
          void insertFiles(editor, files);
          return true;
        },
        COMMAND_PRIORITY_LOW,
      ),
    ),
});

async function insertFiles(
  editor: LexicalEditor,
  files: readonly File[],
): Promise<void> {
  for (const file of files) {
    try {
      editor.dispatchCommand(INSERT_IMAGE_COMMAND, await readImageFile(file));
    } catch (error) {
      editor.dispatchCommand(SHOW_PROBLEM_COMMAND, toContentError(error));
    }
  }
}

interface MarkdownImage {
  readonly url: string;
  readonly alt?: string | null;
  readonly title?: string | null;
}

/** Markdown's `![alt](src)`, imported and typed. */
export const markdownImages = configExtension(MdastImportExtension, {
  inlineShortcutTypes: ['image'],
  inlineShortcutTriggers: [')'],
  importRules: [
    {
      type: 'image',
      // Markdown's title becomes the caption.
      $import: ({url, alt, title}: MarkdownImage) =>
        $createImageNode({
          src: url,
          alt: alt ?? '',
          caption: title ? [{text: title, format: 0}] : null,
        }),
    },
  ],
  exportRules: [
    {
      type: 'image',
      $export: (node: LexicalNode) => {
        if (!$isImageNode(node)) return null;
        const {src, alt, caption} = node.getImage();
        return {type: 'image', url: src, alt, title: captionText(caption) || null};
      },
    },
  ],
});

function $wrapInParagraph(node: LexicalNode): void {
  const paragraph = $createParagraphNode();
  node.replace(paragraph);
  paragraph.append(node);
  paragraph.selectEnd();
}
