import type {ReactNode} from 'react';

interface InlineStylesProps {
  readonly css: string;
  /** Identifies the styles in a document that the server rendered. */
  readonly place: string;
}

/**
 * Styles in the document itself. They apply before the first paint, and pages without a live
 * example don't load them, as they would in the one style sheet that Docusaurus builds.
 */
export function InlineStyles({css, place}: InlineStylesProps): ReactNode {
  return <style data-place={place} dangerouslySetInnerHTML={{__html: css}} />;
}
