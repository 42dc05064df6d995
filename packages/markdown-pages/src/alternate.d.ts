declare module '@markdown-alternate' {
  import type {ReactNode} from 'react';

  /** Links to a page's Markdown in the HTML document; renders nothing in the browser. */
  export default function AlternateLink(): ReactNode;
}
