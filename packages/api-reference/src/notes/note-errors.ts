import {FourPartError} from '@lexical-documentation/common';

import type {MemberModel, ModuleModel, ReferenceModel} from '../model/schema';
import {moduleSlug} from '../render/site-map';
import type {Note, NoteFile, NoteTag} from './note';

/** A file that isn't named after a module. */
export function unknownModule(file: NoteFile, model: ReferenceModel): FourPartError {
  return new FourPartError({
    what: `There is no module for the notes "${file.slug}".`,
    where: `${file.file}:1`,
    expected: `a file name such as ${moduleSlug(model.modules[0]?.name ?? 'module')}.md, made from an import path`,
    fix: 'rename the file after its module, or delete it',
  });
}

/** A note on a name that its module does not declare. */
export function unknownSymbol(
  note: Note,
  module: ModuleModel,
  model: ReferenceModel,
): FourPartError {
  const owner = model.modules.find(({symbols}) =>
    symbols.some(({name, kind}) => name === note.symbol && kind !== 'reexport'),
  );
  return new FourPartError({
    what: `"${module.name}" does not declare "${note.symbol}".`,
    where: `${note.file}:${note.line}`,
    expected: `a name that "${module.name}" exports and declares itself`,
    fix: owner
      ? `move the note to ${moduleSlug(owner.name)}.md: "${owner.name}" declares the name`
      : 'correct the name, or delete the note',
  });
}

export function unknownMember(
  note: Note,
  members: readonly MemberModel[],
): FourPartError {
  const names = members.map(({name}) => name).join(', ');
  return new FourPartError({
    what: `"${note.symbol}" has no public member "${note.member}" of its own.`,
    where: `${note.file}:${note.line}`,
    expected: names ? `one of ${names}` : `no members: "${note.symbol}" has none`,
    fix: 'correct the name, move the note to the class that declares the member, or delete it',
  });
}

export function unknownParameter(
  note: Note,
  tag: NoteTag,
  names: readonly string[],
): FourPartError {
  return new FourPartError({
    what: `"${nameOf(note)}" has no parameter "${tag.name}".`,
    where: `${note.file}:${tag.line}`,
    expected: names.length ? `one of ${names.join(', ')}` : 'no @param: it takes none',
    fix: "correct the parameter's name, or delete the line",
  });
}

export function alreadyDescribed(note: Note, part: string): FourPartError {
  return new FourPartError({
    what: `The source already has a ${part} for "${nameOf(note)}".`,
    where: `${note.file}:${note.line}`,
    expected: 'notes on what the source leaves undescribed',
    fix: `delete the ${part} from the note`,
  });
}

export function noteTwice(note: Note): FourPartError {
  return new FourPartError({
    what: `"${nameOf(note)}" has two notes.`,
    where: `${note.file}:${note.line}`,
    expected: 'one heading for each symbol and member',
    fix: 'merge the two notes',
  });
}

export function unknownLink(note: Note, target: string): FourPartError {
  return new FourPartError({
    what: `The note on "${nameOf(note)}" links to "${target}", which is not exported.`,
    where: `${note.file}:${note.line}`,
    expected: '{@link name}, {@link name.member} or {@link module#name}',
    fix: 'correct the name, or write it as code without a link',
  });
}

function nameOf({symbol, member}: Note): string {
  return [symbol, member].filter(Boolean).join('.');
}
