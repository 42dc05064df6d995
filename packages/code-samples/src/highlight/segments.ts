import type {Role} from './roles';
import type {Token} from './tokenize';

/** A part of a line that links to the reference. */
export interface LineLink {
  /** Columns in the shown line, 0-based, end excluded. */
  readonly start: number;
  readonly end: number;
  readonly url: string;
  /** The signature, as the link's description. */
  readonly title: string;
}

/** A part of a line that becomes text or an element. */
export interface Segment {
  text: string;
  readonly role?: Role;
  readonly link?: LineLink;
}

/** Returns the line's tokens, split at the ends of links. */
export function segmentLine(
  tokens: readonly Token[],
  links: readonly LineLink[],
): Segment[] {
  const segments: Segment[] = [];
  let column = 0;
  for (const {text, role} of tokens) {
    const end = column + text.length;
    while (column < end) {
      const link = links.find((candidate) => candidate.end > column);
      const isInside = link !== undefined && link.start <= column;
      const stop = Math.min(end, (isInside ? link.end : link?.start) ?? end);
      const from = column - (end - text.length);
      segments.push({
        text: text.slice(from, from + stop - column),
        role,
        link: isInside ? link : undefined,
      });
      column = stop;
    }
  }
  return segments;
}

/** Joins neighbors with the same style; whitespace gets the style of what follows. */
export function mergeSegments(segments: readonly Segment[]): Segment[] {
  const merged: Segment[] = [];
  for (const segment of segments) {
    const last = merged.at(-1);
    const isBlank = !segment.link && segment.text.trim() === '';
    const looksSame = last?.link === segment.link && last?.role === segment.role;
    if (last && (looksSame || (isBlank && !last.link))) {
      last.text += segment.text;
    } else {
      merged.push({...segment, role: isBlank ? undefined : segment.role});
    }
  }
  return merged;
}
