import {packageOf} from '@lexical-documentation/common';

import type {Change} from './change';
import type {Input} from './read-input';

/**
 * Whether a change concerns what was pasted. Of a package, all of it does; of code, exports that it
 * imports, and members that it names and whose package it imports from.
 */
export function concerns(change: Change, input: Input): boolean {
  // Text that names no package of Lexical is concerned by nothing; no text asks for everything.
  if (input.kind === 'nothing') return input.text.trim() === '';
  if (input.kind === 'packages') return input.packages.has(packageOf(change.module));
  const dot = change.path.indexOf('.');
  return dot === -1
    ? importsName(change.module, change.path, input)
    : usesMember(change, change.path.slice(0, dot), change.path.slice(dot + 1), input);
}

function importsName(module: string, name: string, {imports, text}: Input): boolean {
  if (!imports.has(module)) return false;
  const names = imports.get(module);
  return names === undefined ? hasWord(text, name) : names.has(name);
}

function usesMember(
  {module, before = '', after = ''}: Change,
  owner: string,
  member: string,
  input: Input,
): boolean {
  const {text} = input;
  if (member === 'constructor') {
    return importsName(module, owner, input) && hasWord(text, owner);
  }
  const isStatic = (before || after).startsWith('static ');
  if (isStatic) {
    return importsName(module, owner, input) && isOverriddenOrRead(text, owner, member);
  }
  if (importsName(module, owner, input)) return hasWord(text, member);
  // An instance comes from elsewhere, such as a parameter: the dot alone shows the use.
  return input.packages.has(packageOf(module)) && text.includes(`.${member}`)
    ? new RegExp(`\\.${escaped(member)}\\b`).test(text)
    : false;
}

function isOverriddenOrRead(text: string, owner: string, member: string): boolean {
  const name = escaped(owner);
  const isRead = new RegExp(`(?<![\\w$])${name}\\.${escaped(member)}\\b`).test(text);
  const isExtended = new RegExp(`extends\\s+${name}(?![\\w$])`).test(text);
  return (
    isRead ||
    (isExtended &&
      new RegExp(`\\b(?:static|super)[\\s.]+${escaped(member)}\\b`).test(text))
  );
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\w$])${escaped(word)}(?![\\w$])`).test(text);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
