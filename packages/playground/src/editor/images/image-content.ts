import type {LexicalNode} from 'lexical';

import type {Caption} from './caption';

/** What an image is made of. */
export interface ImageContent {
  /** A data URL, or the address of an image elsewhere. */
  readonly src: string;
  /** What the image says to those who do not see it; empty for decoration. */
  readonly alt: string;
  /** CSS pixels; null leaves the image its own size, as far as there is room. */
  readonly width: number | null;
  /** The side that the image stands at while text flows around it; null leaves it in its line. */
  readonly float: 'start' | 'end' | null;
  /** A line below the image; null for none, empty while it waits for its text. */
  readonly caption: Caption | null;
}

/** A node with an image, as its view writes to it. */
export interface ImageHolder extends LexicalNode {
  setImage(change: Partial<ImageContent>): unknown;
}
