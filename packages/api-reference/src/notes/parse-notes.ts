import path from 'node:path';

import {FourPartError} from '@lexical-documentation/common';

import {type Note, type NoteFile, type NoteTag, noteTagNames} from './note';

interface Line {
  readonly text: string;
  readonly number: number;
  readonly isCode: boolean;
}

interface Section {
  readonly heading: Line | undefined;
  readonly lines: readonly Line[];
}

/**
 * Parses a file of notes: an introduction, then `## symbol` and below it `### member`, each with a
 * description in Markdown and TSDoc block tags at the start of lines.
 *
 * @throws FourPartError at the first line that can't be parsed
 */
export function parseNotes(file: string, text: string): NoteFile {
  const [introduction, ...sections] = splitSections(markCode(text));
  const notes: Note[] = [];
  let symbol = '';
  for (const {heading, lines} of sections) {
    const [, marks = '', name = ''] =
      /^(#+)\s+(.+?)\s*$/.exec(heading?.text ?? '') ?? [];
    const line = heading?.number ?? 1;
    if (marks === '##') {
      symbol = name;
    } else if (marks !== '###' || symbol === '') {
      throw malformed(
        file,
        line,
        `The heading "${heading?.text}" is neither a symbol nor a member.`,
        '"## name" for an exported symbol, and below it "### name" for its members',
      );
    }
    const body = parseBody(file, lines);
    if (marks === '###' || hasText(body)) {
      notes.push(noteOf(file, line, symbol, marks === '###' ? name : undefined, body));
    }
  }
  return {
    file,
    slug: path.basename(file, '.md'),
    introduction: joinLines(introduction?.lines ?? []),
    notes,
  };
}

function markCode(text: string): Line[] {
  let isInFence = false;
  return text.split('\n').map((line, index) => {
    const isFence = /^\s*(```|~~~)/.test(line);
    const isCode = isInFence || isFence;
    isInFence = isFence ? !isInFence : isInFence;
    return {text: line, number: index + 1, isCode};
  });
}

function splitSections(lines: readonly Line[]): Section[] {
  const sections: {heading: Line | undefined; lines: Line[]}[] = [
    {heading: undefined, lines: []},
  ];
  for (const line of lines) {
    if (!line.isCode && /^#+\s/.test(line.text)) {
      sections.push({heading: line, lines: []});
    } else {
      sections.at(-1)?.lines.push(line);
    }
  }
  return sections;
}

interface Body {
  readonly summary: string;
  readonly tags: readonly NoteTag[];
}

function parseBody(file: string, lines: readonly Line[]): Body {
  const starts = lines.filter(({text, isCode}) => !isCode && text.startsWith('@'));
  const [first] = starts;
  const until = (line: Line | undefined) => (line ? lines.indexOf(line) : lines.length);
  return {
    summary: joinLines(lines.slice(0, until(first))),
    tags: starts.map((start, index) =>
      parseTag(file, start, lines.slice(until(start) + 1, until(starts[index + 1]))),
    ),
  };
}

function parseTag(file: string, start: Line, more: readonly Line[]): NoteTag {
  const [, word = '', rest = ''] = /^@(\w+)\s*(.*)$/.exec(start.text) ?? [];
  const tag = noteTagNames.find((name) => name === word);
  if (tag === undefined) {
    throw malformed(
      file,
      start.number,
      `The tag "@${word}" is not known.`,
      `one of ${noteTagNames.map((name) => `@${name}`).join(', ')}`,
    );
  }
  const text = [rest, joinLines(more)].join('\n').trim();
  if (tag !== 'param') {
    return {tag, text: filled(file, start, text), line: start.number};
  }
  const [, name, description] = /^([\w$.]+) - ([\s\S]+)$/.exec(text) ?? [];
  if (name === undefined || description === undefined) {
    throw malformed(
      file,
      start.number,
      'The tag "@param" has no name and description.',
      '"@param name - description"',
    );
  }
  return {tag, name, text: description, line: start.number};
}

function filled(file: string, start: Line, text: string): string {
  if (text === '') {
    throw malformed(
      file,
      start.number,
      `The tag "${start.text}" has no text.`,
      'a description after the tag',
    );
  }
  return text;
}

function noteOf(
  file: string,
  line: number,
  symbol: string,
  member: string | undefined,
  body: Body,
): Note {
  if (!hasText(body)) {
    throw malformed(
      file,
      line,
      `The note on "${[symbol, member].filter(Boolean).join('.')}" is empty.`,
      'a description below the heading',
    );
  }
  return {symbol, file, line, ...body, ...(member !== undefined && {member})};
}

function hasText({summary, tags}: Body): boolean {
  return summary !== '' || tags.length > 0;
}

function joinLines(lines: readonly Line[]): string {
  return lines
    .map(({text}) => text)
    .join('\n')
    .trim();
}

function malformed(
  file: string,
  line: number,
  what: string,
  expected: string,
): FourPartError {
  return new FourPartError({
    what,
    where: `${file}:${line}`,
    expected,
    fix: 'write the line as expected, or remove it',
  });
}
