import {signal} from '@lexical/extension';
import {DRAG_DROP_PASTE} from '@lexical/rich-text';
import {$insertNodeToNearestRoot} from '@lexical/utils';
import {
  $getRoot,
  $getSelection,
  COMMAND_PRIORITY_EDITOR,
  defineExtension,
  safeCast,
} from 'lexical';

import {$createImageNode, ImageNode} from './image-node';

interface ImageConfig {
  /** The size of the largest file that is accepted, in bytes. */
  maxBytes: number;
  /** Stores a file and returns its URL. Put your upload here. */
  store: (file: File) => Promise<string>;
}

/** Accepts images from the clipboard, from a drop and from `addFiles`. */
export const ImageExtension = defineExtension({
  name: 'images/Image',
  nodes: [ImageNode],
  config: safeCast<ImageConfig>({maxBytes: 2_000_000, store: readAsDataUrl}),
  build: (editor, {maxBytes, store}) => {
    const problem = signal('');
    const addFile = async (file: File) => {
      problem.value = findProblem(file, maxBytes);
      if (problem.value !== '') return;
      const src = await store(file);
      editor.update(() => {
        if ($getSelection() === null) $getRoot().selectEnd();
        $insertNodeToNearestRoot($createImageNode({src, width: 60}));
      });
    };
    const addFiles = (files: Iterable<File>) => {
      for (const file of files) {
        addFile(file).catch((error: unknown) => {
          problem.value = `${file.name} could not be added: ${String(error)}`;
        });
      }
    };
    return {problem, addFiles};
  },
  register: (editor, _config, state) =>
    editor.registerCommand(
      DRAG_DROP_PASTE,
      (files) => {
        state.getOutput().addFiles(files);
        return true;
      },
      COMMAND_PRIORITY_EDITOR,
    ),
});

function findProblem({name, type, size}: File, maxBytes: number): string {
  if (!type.startsWith('image/')) return `${name} is not an image.`;
  if (size > maxBytes) return `${name} is larger than ${maxBytes / 1_000_000} MB.`;
  return '';
}

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(String(reader.result));
    };
    reader.onerror = () => {
      reject(reader.error ?? new Error('The file cannot be read.'));
    };
    reader.readAsDataURL(file);
  });
}
