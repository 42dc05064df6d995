declare module '@markdown-alternate' {
  import type {ReactNode} from 'react';

  /** Names the Markdown of a page in its HTML document, and is nothing in the browser. */
  export default function AlternateLink(): ReactNode;
}
