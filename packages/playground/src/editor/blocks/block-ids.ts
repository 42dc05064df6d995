/** Kinds of blocks that text can be set to. */
export type BlockId =
  'paragraph' | 'h1' | 'h2' | 'h3' | 'quote' | 'bullet' | 'number' | 'check' | 'code';
