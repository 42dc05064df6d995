import type {HeadingTagType} from '@lexical/rich-text';

/** Kinds of blocks that text can be set to. */
export type BlockId =
  'paragraph' | HeadingTagType | 'quote' | 'bullet' | 'number' | 'check' | 'code';
