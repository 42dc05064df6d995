import {
  $convertFromMarkdownString,
  $convertToMarkdownString,
  type ElementTransformer,
  HEADING,
  QUOTE,
  TEXT_FORMAT_TRANSFORMERS,
} from '@lexical/markdown';

import {$createCalloutNode, $isCalloutNode, CalloutNode} from './callout';

/** A callout is a line that starts with three exclamation marks, and maybe its tone. */
const CALLOUT: ElementTransformer = {
  type: 'element',
  dependencies: [CalloutNode],
  regExp: /^!!!(warning)? /,
  export: (node, exportChildren) => {
    if (!$isCalloutNode(node)) return null;
    const mark = node.getTone() === 'warning' ? '!!!warning' : '!!!';
    return `${mark} ${exportChildren(node)}`;
  },
  replace: (paragraph, children, [, tone]) => {
    const callout = $createCalloutNode().append(...children);
    if (tone) callout.setTone('warning');
    paragraph.replace(callout);
  },
};

/** What your documents can contain, as Markdown knows it. */
export const transformers = [CALLOUT, HEADING, QUOTE, ...TEXT_FORMAT_TRANSFORMERS];

/** The document as Markdown. */
export function $writeMarkdown(): string {
  return $convertToMarkdownString(transformers);
}

/** Replaces the document with what the Markdown describes. */
export function $readMarkdown(markdown: string): void {
  $convertFromMarkdownString(markdown, transformers);
}
