import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  type SerializedTextNode,
} from 'lexical';

/** A part of a caption that has one format, as Lexical's text nodes have it. */
export type CaptionRun = Pick<SerializedTextNode, 'text' | 'format'>;

/** A line of formatted text. */
export type Caption = readonly CaptionRun[];

/** Returns what a document says of a caption: null for none, and nothing that is no text. */
export function parseCaption(value: unknown): Caption | null {
  if (!Array.isArray(value)) return null;
  return (value as readonly unknown[]).flatMap((run): Caption => {
    const {text, format} = (run ?? {}) as Partial<CaptionRun>;
    if (typeof text !== 'string' || text === '') return [];
    return [{text, format: Number.isSafeInteger(format) ? Number(format) : 0}];
  });
}

/** Returns a caption without its formats. */
export function captionText(caption: Caption | null): string {
  return (caption ?? []).map(({text}) => text).join('');
}

/** Tells whether two captions say the same. */
export function isSameCaption(one: Caption | null, other: Caption | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns what the editor of a caption contains. */
export function $readCaption(): Caption {
  return $getRoot()
    .getAllTextNodes()
    .map((node) => ({text: node.getTextContent(), format: node.getFormat()}));
}

/** Replaces what the editor of a caption contains. */
export function $writeCaption(caption: Caption): void {
  const runs = caption.map(({text, format}) => $createTextNode(text).setFormat(format));
  $getRoot()
    .clear()
    .append($createParagraphNode().append(...runs));
}
