import type {FourPartError} from '@lexical-documentation/common';

import type {ReferenceModel, SymbolReference} from '../model/schema';
import {moduleSlug} from '../render/site-map';
import type {Note, NoteFile} from './note';
import {unknownLink} from './note-errors';

/**
 * Converts `{@link name}` in notes to links to symbols: of the same module first, otherwise of the
 * declaring one.
 */
export function linkNotes(
  model: ReferenceModel,
  files: readonly NoteFile[],
  report: (problem: FourPartError) => void,
): NoteFile[] {
  const references = indexNames(model);
  return files.map((file) => {
    const module = model.modules.find(({name}) => moduleSlug(name) === file.slug);
    const link = (note: Note) => (text: string) =>
      text.replace(/\{@link ([^}\s|]+)\}/g, (_, target: string) => {
        const reference =
          references.get(`${module?.name}#${target}`) ?? references.get(target);
        if (reference === undefined) {
          report(unknownLink(note, target));
          return `\`${target}\``;
        }
        return `[\`${target.replace(/^.*#/, '')}\`](ref:${reference})`;
      });
    const introductionNote: Note = {
      symbol: file.slug,
      file: file.file,
      line: 1,
      summary: '',
      tags: [],
    };
    return {
      ...file,
      introduction: link(introductionNote)(file.introduction),
      notes: file.notes.map((note) => ({
        ...note,
        summary: link(note)(note.summary),
        tags: note.tags.map((tag) => ({...tag, text: link(note)(tag.text)})),
      })),
    };
  });
}

function indexNames(model: ReferenceModel): ReadonlyMap<string, SymbolReference> {
  const references = new Map<string, SymbolReference>();
  for (const module of model.modules) {
    for (const symbol of module.symbols) {
      const reference = symbol.target ?? `${module.name}#${symbol.name}`;
      references.set(`${module.name}#${symbol.name}`, reference);
      if (!references.has(symbol.name) && symbol.kind !== 'reexport') {
        references.set(symbol.name, reference);
      }
      for (const {name} of symbol.members ?? []) {
        const member = `${symbol.name}.${name}`;
        references.set(`${module.name}#${member}`, `${reference}.${name}`);
        if (!references.has(member)) {
          references.set(member, `${reference}.${name}`);
        }
      }
    }
  }
  return references;
}
