import type {
  ExtensionConfigBase,
  LexicalEditorWithDispose,
  LexicalExtension,
  NodeKey,
} from 'lexical';

import type {Caption} from './caption';

/** What the view of an image needs of the extension that has the editors of captions. */
export type CaptionEditors = LexicalExtension<
  ExtensionConfigBase,
  'playground/image-captions',
  {readonly editorOf: (key: NodeKey, caption: Caption) => LexicalEditorWithDispose},
  unknown
>;
