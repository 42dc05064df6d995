import {packageOf} from '@lexical-documentation/common';

import type {Change, ChangeKind} from './change';
import {escaped} from './escaped';
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
  {kind, module, before = '', after = ''}: Change,
  owner: string,
  member: string,
  input: Input,
): boolean {
  const {text} = input;
  if (member === 'constructor') {
    return importsName(module, owner, input) && hasWord(text, owner);
  }
  const declaration = before || after;
  if (declaration.startsWith('static ')) {
    return (
      importsName(module, owner, input) &&
      (isRead(text, owner, member) ||
        // What a class declares may differ from what its base declares now.
        (kind !== 'changed' && isOverridden(text, owner, member)))
    );
  }
  const isMethod = new RegExp(`^${escaped(member)}[(<]`).test(declaration);
  if (importsName(module, owner, input)) {
    return isMethod
      ? isCalledOrDefined(text, member)
      : hasWord(text, member) && !isWrittenToJson(kind, owner, member, text);
  }
  // An instance comes from elsewhere, such as a parameter: the dot alone shows the use. A property
  // has a name that many objects have.
  if (kind === 'changed' && !isMethod) return false;
  return input.packages.has(packageOf(module)) && text.includes(`.${member}`)
    ? new RegExp(`\\.${escaped(member)}\\b`).test(text)
    : false;
}

/** A class reads what it inherits by `super`, too. */
function isRead(text: string, owner: string, member: string): boolean {
  const [name, property] = [escaped(owner), escaped(member)];
  return (
    new RegExp(`(?<![\\w$])${name}\\.${property}\\b`).test(text) ||
    (isExtended(text, owner) && new RegExp(`\\bsuper\\.${property}\\b`).test(text))
  );
}

function isOverridden(text: string, owner: string, member: string): boolean {
  return (
    isExtended(text, owner) &&
    new RegExp(`\\bstatic\\s+${escaped(member)}\\b`).test(text)
  );
}

function isExtended(text: string, owner: string): boolean {
  return new RegExp(`extends\\s+${escaped(owner)}(?![\\w$])`).test(text);
}

/** Also common words, such as `config`, are names of methods. */
function isCalledOrDefined(text: string, member: string): boolean {
  const name = escaped(member);
  return new RegExp(
    `\\.${name}(?![\\w$])|^\\s*(?:(?:public|protected|override|async) )*${name}[(<]`,
    'm',
  ).test(text);
}

/** A node that writes a deprecated field of its JSON has nothing to change: others must not read it. */
function isWrittenToJson(
  kind: ChangeKind,
  owner: string,
  member: string,
  text: string,
): boolean {
  return (
    kind === 'deprecated' &&
    owner.startsWith('Serialized') &&
    !new RegExp(`\\.${escaped(member)}\\b`).test(text)
  );
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\w$])${escaped(word)}(?![\\w$])`).test(text);
}
