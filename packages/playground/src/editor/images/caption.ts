import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  type SerializedTextNode,
} from 'lexical';

/** A part of a caption with one format, like Lexical's text nodes. */
export type CaptionRun = Pick<SerializedTextNode, 'text' | 'format'>;

/** A line of formatted text. */
export type Caption = readonly CaptionRun[];

/** Returns the caption in a document's JSON: null for none, and nothing that isn't text. */
export function parseCaption(value: unknown): Caption | null {
  if (!Array.isArray(value)) return null;
  return (value as readonly unknown[]).flatMap((run): Caption => {
    const {text, format} = (run ?? {}) as Partial<CaptionRun>;
    if (typeof text !== 'string' || text === '') return [];
    return [{text, format: Number.isSafeInteger(format) ? Number(format) : 0}];
  });
}

/** Returns the plain text of a caption. */
export function captionText(caption: Caption | null): string {
  return (caption ?? []).map(({text}) => text).join('');
}

/** Returns whether two captions are equal. */
export function isSameCaption(one: Caption | null, other: Caption | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns the content of a caption's editor. */
export function $readCaption(): Caption {
  return $getRoot()
    .getAllTextNodes()
    .map((node) => ({text: node.getTextContent(), format: node.getFormat()}));
}

/** Replaces the content of a caption's editor. */
export function $writeCaption(caption: Caption): void {
  const runs = caption.map(({text, format}) => $createTextNode(text).setFormat(format));
  $getRoot()
    .clear()
    .append($createParagraphNode().append(...runs));
}
