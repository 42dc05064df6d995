import type {HeadingTagType} from '@lexical/rich-text';

/** The kinds of blocks that text can be turned into. */
export type BlockId =
  'paragraph' | HeadingTagType | 'quote' | 'bullet' | 'number' | 'check' | 'code';
