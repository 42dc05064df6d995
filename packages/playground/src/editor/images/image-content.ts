import type {LexicalNode} from 'lexical';

import type {Caption} from './caption';

/** The properties of an image. */
export interface ImageContent {
  /** A data URL, or the URL of an image on another site. */
  readonly src: string;
  /** Alternative text; empty for decorative images. */
  readonly alt: string;
  /** CSS pixels; null for the image's own size, limited by the available width. */
  readonly width: number | null;
  /** The side on which the image floats; null if it doesn't float. */
  readonly float: 'start' | 'end' | null;
  /** The line below the image; null for none, empty until it's written. */
  readonly caption: Caption | null;
}

/** The methods of an image node that its view calls. */
export interface ImageHolder extends LexicalNode {
  setImage(change: Partial<ImageContent>): unknown;
}
