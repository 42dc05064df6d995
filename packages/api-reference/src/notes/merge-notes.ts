import type {FourPartError} from '@lexical-documentation/common';

import {compact, unlessEmpty} from '../model/reflector';
import type {
  Comment,
  MemberModel,
  ModuleModel,
  ReferenceModel,
  SignatureModel,
  SymbolModel,
} from '../model/schema';
import {isObjectType, nestedIn} from '../model/nested-members';
import {moduleSlug} from '../render/site-map';
import {linkNotes} from './link-notes';
import type {Note, NoteFile} from './note';
import {
  alreadyDescribed,
  noteTwice,
  unknownMember,
  unknownModule,
  unknownParameter,
  unknownSymbol,
} from './note-errors';

/** A model with notes merged into it, and every note that couldn't be used. */
export interface MergedModel {
  readonly model: ReferenceModel;
  readonly problems: readonly FourPartError[];
}

type Report = (problem: FourPartError) => void;

/** Fills gaps of a model with notes. Notes never replace what the source says. */
export function mergeNotes(
  model: ReferenceModel,
  noteFiles: readonly NoteFile[],
): MergedModel {
  const problems: FourPartError[] = [];
  const report: Report = (problem) => problems.push(problem);
  const linked = linkNotes(model, noteFiles, report);
  const bySlug = new Map(linked.map((file) => [file.slug, file]));
  const slugs = new Set(model.modules.map(({name}) => moduleSlug(name)));
  linked
    .filter(({slug}) => !slugs.has(slug))
    .forEach((file) => report(unknownModule(file, model)));
  const modules = model.modules.map((module) => {
    const file = bySlug.get(moduleSlug(module.name));
    return file ? mergeModule(module, file, model, report) : module;
  });
  return {model: {...model, modules}, problems};
}

function mergeModule(
  module: ModuleModel,
  file: NoteFile,
  model: ReferenceModel,
  report: Report,
): ModuleModel {
  const notes = new Map<string, Note>();
  for (const note of file.notes) {
    const key = [note.symbol, note.member].filter(Boolean).join('.');
    const symbol = module.symbols.find(({name}) => name === note.symbol);
    if (notes.has(key)) {
      report(noteTwice(note));
    } else if (symbol === undefined || symbol.kind === 'reexport') {
      report(unknownSymbol(note, module, model));
    } else if (note.member && !hasMember(membersOf(symbol), note.member)) {
      report(unknownMember(note, membersOf(symbol)));
    } else {
      notes.set(key, note);
    }
  }
  return {
    ...module,
    ...(file.introduction && {purpose: file.introduction}),
    symbols: module.symbols.map((symbol) => {
      const within = (members: readonly MemberModel[]) =>
        describeMembers(members, symbol.name, notes, report);
      return {
        ...describe(symbol, notes.get(symbol.name), report),
        ...(symbol.members && {members: within(symbol.members)}),
        ...(symbol.props && {
          props: {...symbol.props, members: within(symbol.props.members)},
        }),
      };
    }),
  };
}

/** What notes below a symbol can describe: its members, or the props of a component. */
function membersOf({members, props}: SymbolModel): readonly MemberModel[] {
  return members ?? props?.members ?? [];
}

/** @param path - the member's name, or names with dots between them for a key inside of it */
function hasMember(members: readonly MemberModel[], path: string): boolean {
  return members.some(
    (member) =>
      member.name === path ||
      (path.startsWith(`${member.name}.`) &&
        hasMember(nestedIn(member) ?? [], path.slice(member.name.length + 1))),
  );
}

function describeMembers(
  members: readonly MemberModel[],
  path: string,
  notes: ReadonlyMap<string, Note>,
  report: Report,
): readonly MemberModel[] {
  return members.map((member) => {
    const memberPath = `${path}.${member.name}`;
    const described = describe(member, notes.get(memberPath), report);
    const nested = nestedIn(member);
    if (nested === undefined) {
      return described;
    }
    const inside = describeMembers(nested, memberPath, notes, report);
    return member.inner === undefined && isObjectType(member.type)
      ? {...described, type: {...member.type, members: inside}}
      : {...described, inner: inside};
  });
}

function describe<T extends SymbolModel | MemberModel>(
  target: T,
  note: Note | undefined,
  report: Report,
): T {
  if (note === undefined) {
    return target;
  }
  const [first, ...others] = target.signatures ?? [];
  const comment = mergeComment(target.comment ?? first?.comment, note, report);
  if (first === undefined) {
    note.tags
      .filter(({tag}) => tag === 'param')
      .forEach((tag) => report(unknownParameter(note, tag, [])));
    return {...target, comment};
  }
  const signature = mergeParameters({...first, comment}, note, report);
  return {...target, comment, signatures: [signature, ...others]};
}

function mergeComment(
  source: Comment | undefined,
  note: Note,
  report: Report,
): Comment {
  const texts = (tag: string) =>
    note.tags.filter((found) => found.tag === tag).map(({text}) => text);
  const own = (tag: 'returns' | 'remarks' | 'defaultValue') => {
    const [text] = texts(tag);
    if (text !== undefined && source?.[tag] !== undefined) {
      report(alreadyDescribed(note, `@${tag}`));
    }
    return text;
  };
  if (note.summary && source?.summary) {
    report(alreadyDescribed(note, 'description'));
  }
  return compact({
    summary: note.summary || undefined,
    returns: own('returns'),
    remarks: own('remarks'),
    defaultValue: own('defaultValue'),
    ...source,
    throws: unlessEmpty([...(source?.throws ?? []), ...texts('throws')]),
    examples: unlessEmpty([...(source?.examples ?? []), ...texts('example')]),
    see: unlessEmpty([...(source?.see ?? []), ...texts('see')]),
  });
}

function mergeParameters(
  signature: SignatureModel,
  note: Note,
  report: Report,
): SignatureModel {
  const tags = note.tags.filter(({tag}) => tag === 'param');
  const names = signature.parameters.map(({name}) => name);
  for (const tag of tags) {
    const parameter = signature.parameters.find(({name}) => name === tag.name);
    if (parameter === undefined) {
      report(unknownParameter(note, tag, names));
    } else if (parameter.description) {
      report(alreadyDescribed({...note, line: tag.line}, `parameter "${tag.name}"`));
    }
  }
  return {
    ...signature,
    parameters: signature.parameters.map((parameter) => {
      const tag = tags.find(({name}) => name === parameter.name);
      return tag ? {...parameter, description: tag.text} : parameter;
    }),
  };
}
