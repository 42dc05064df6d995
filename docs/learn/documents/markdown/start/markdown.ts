import {HEADING, QUOTE, TEXT_FORMAT_TRANSFORMERS} from '@lexical/markdown';

/** What your documents can contain, as Markdown knows it. */
export const transformers = [HEADING, QUOTE, ...TEXT_FORMAT_TRANSFORMERS];

/** The document as Markdown. */
export function $writeMarkdown(): string {
  return '';
}

/** Replaces the document with what the Markdown describes. */
export function $readMarkdown(markdown: string): void {
  void markdown;
}
