import type ts from 'typescript';

import {applyEdits, type Edit, editedPart, removal} from './edits';
import {referencesIn, type Source} from './source';
import type {Note, NoteKind} from './translation';

/** One translation while it is made: edits, notes, and what the new code imports. */
export class Rewrite {
  readonly notes: Note[] = [];
  readonly imports = new Map<string, Set<string>>();
  /** Names of the code, and those that the translation adds. */
  private readonly names: Set<string>;
  private readonly edits: Edit[] = [];

  constructor(readonly source: Source) {
    this.names = new Set(referencesIn(source.file).map(({text}) => text));
  }

  /** Replaces a node, the comments before it left out. */
  replace(node: ts.Node, text: string): void {
    this.edits.push({start: node.getStart(this.source.file), end: node.end, text});
  }

  cut(start: number, end: number): void {
    this.edits.push(removal(this.source.text, start, end));
  }

  insert(position: number, text: string): void {
    this.edits.push({start: position, end: position, text});
  }

  /** Removes a statement with the line that it ends. */
  remove(node: ts.Node): void {
    const {file, text} = this.source;
    this.edits.push(removal(text, node.getStart(file), node.end));
  }

  note(kind: NoteKind, node: ts.Node, subject: string, text: string): void {
    const {file} = this.source;
    const {line} = file.getLineAndCharacterOfPosition(node.getStart(file));
    this.notes.push({kind, line: line + 1, subject, text});
  }

  /** Makes the new code import a name. */
  use(name: string, from: string): string {
    const names = this.imports.get(from) ?? new Set();
    this.imports.set(from, names.add(name));
    return name;
  }

  /** Returns a name that the code does not have yet. */
  freeName(wanted: string): string {
    let name = wanted;
    for (let count = 2; this.names.has(name); count++) name = `${wanted}${count}`;
    this.names.add(name);
    return name;
  }

  text(node: ts.Node): string {
    return node.getText(this.source.file);
  }

  /** Tells whether the edits leave nothing in a part of the code. */
  isEmptied(start: number, end: number): boolean {
    const inside = this.edits.filter((edit) => edit.start >= start && edit.end <= end);
    return editedPart(this.source.text, {start, end}, inside).trim() === '';
  }

  apply(): string {
    return applyEdits(this.source.text, this.edits);
  }
}
