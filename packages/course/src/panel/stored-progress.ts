import type {Form, StepFile} from '../steps/program-files';

const DONE = 'course:done';
const FORM = 'docusaurus.tab.course-form';

/** For browsers without storage: as long as the page. */
const held = new Map<string, string>();
const followers = new Set<() => void>();

/** Calls back whenever the steps that are done change on this page; returns what ends that. */
export function followDone(follower: () => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}

/** Returns the steps that are done as they are stored, which tells whether they have changed. */
export function readDoneText(): string {
  return read(DONE) ?? '[]';
}

/** Returns the steps that were done on this device. */
export function readDone(): ReadonlySet<string> {
  const done = parse(readDoneText());
  return new Set(
    Array.isArray(done) ? done.filter((id) => typeof id === 'string') : [],
  );
}

/** Remembers that a step was done. */
export function markDone(id: string): void {
  write(DONE, JSON.stringify([...new Set([...readDone(), id])]));
  followers.forEach((follower) => follower());
}

/** Forgets which steps were done; the code stays. */
export function forgetDone(): void {
  write(DONE, '[]');
  followers.forEach((follower) => follower());
}

/** Returns the form that the reader chose last. */
export function readForm(): Form {
  return read(FORM) === 'plain' ? 'plain' : 'react';
}

/** Remembers the form for all steps. */
export function storeForm(form: Form): void {
  write(FORM, form);
}

/** Returns the reader's code of a step, if there is any. */
export function readCode(id: string, form: Form): readonly StepFile[] | undefined {
  const files = parse(read(keyOf(id, form)));
  return Array.isArray(files) && files.length > 0 && files.every(isFile)
    ? files
    : undefined;
}

/** Keeps the reader's code of a step; none forgets it. */
export function storeCode(
  id: string,
  form: Form,
  files: readonly StepFile[] | null,
): void {
  write(keyOf(id, form), files && JSON.stringify(files));
}

function keyOf(id: string, form: Form): string {
  return `course:code:${form}:${id}`;
}

function isFile(value: unknown): value is StepFile {
  const {name, text} = (value ?? {}) as Partial<StepFile>;
  return typeof name === 'string' && typeof text === 'string';
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // Somebody else's text under this key is no progress.
    return null;
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return held.get(key) ?? null;
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // No storage, or no room in it: progress lasts as long as the page.
    if (text === null) held.delete(key);
    else held.set(key, text);
  }
}
