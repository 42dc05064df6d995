import {
  type Comment as TypeDocComment,
  type CommentDisplayPart,
  type InlineTagDisplayPart,
  Reflection,
  type TagString,
} from 'typedoc';

import {compact, type Reflector, unlessEmpty} from './reflector';
import type {Comment, Flag} from './schema';

/** Converts a parsed comment to Markdown; links to symbols become `ref:` URLs. */
export function reflectComment(
  comment: TypeDocComment | undefined,
  reflector: Pick<Reflector, 'referenceTo'>,
): Comment | undefined {
  if (comment === undefined) {
    return undefined;
  }
  const text = (parts: readonly CommentDisplayPart[]) => markdown(parts, reflector);
  const all = (tag: TagString) =>
    unlessEmpty(comment.getTags(tag).map((found) => text(found.content)));
  const first = (tag: TagString) => all(tag)?.[0];
  const summary = text(comment.summary);
  const model = compact({
    summary: isLicense(summary) ? undefined : summary || undefined,
    returns: first('@returns') ?? first('@return'),
    remarks: first('@remarks'),
    deprecated: first('@deprecated'),
    since: first('@since'),
    defaultValue: first('@defaultValue') ?? first('@default'),
    throws: all('@throws'),
    examples: all('@example'),
    see: all('@see'),
  });
  return Object.keys(model).length === 0 ? undefined : model;
}

/** Modifier tags that readers see. */
export function commentFlags(comment: TypeDocComment | undefined): Flag[] {
  const flags: Flag[] = [];
  if (comment?.getTag('@deprecated')) {
    flags.push('deprecated');
  }
  if (comment?.hasModifier('@experimental')) {
    flags.push('experimental');
  }
  if (comment?.hasModifier('@internal')) {
    flags.push('internal');
  }
  return flags;
}

/** TypeDoc leaves tags as text in the comments of some inline types. */
const UNPARSED_LINK = /\{@link(?:code|plain)?\s+([^\s|}]+)\s*\}/g;

/** Markdown of the parts of a comment. */
export function markdown(
  parts: readonly CommentDisplayPart[],
  reflector: Pick<Reflector, 'referenceTo'>,
): string {
  return parts
    .map((part) =>
      part.kind === 'inline-tag'
        ? inlineTag(part, reflector)
        : part.text.replace(UNPARSED_LINK, '`$1`'),
    )
    .join('')
    .trim();
}

function inlineTag(
  part: InlineTagDisplayPart,
  reflector: Pick<Reflector, 'referenceTo'>,
): string {
  const label = part.text || (part.tsLinkText ?? '');
  const shown =
    part.tag === '@linkplain' || label.includes(' ') ? label : `\`${label}\``;
  if (typeof part.target === 'string') {
    return `[${label}](${part.target})`;
  }
  const reference =
    part.target instanceof Reflection ? reflector.referenceTo(part.target) : undefined;
  return reference === undefined ? shown : `[${shown}](ref:${reference})`;
}

/** The compiler takes a file's license header for the comment of its first statement. */
function isLicense(summary: string): boolean {
  return summary.startsWith('Copyright (c)');
}
