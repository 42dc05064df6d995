import type {ReactNode} from 'react';

interface InlineStylesProps {
  readonly css: string;
  /** Where the browser finds the styles in a document that was rendered ahead. */
  readonly place: string;
}

/**
 * Styles in the document itself: they are there before the first paint, and pages without a live
 * example do not carry them in the one style sheet that Docusaurus makes.
 */
export function InlineStyles({css, place}: InlineStylesProps): ReactNode {
  return <style data-place={place} dangerouslySetInnerHTML={{__html: css}} />;
}
