/** The two ways to write each program of the course. */
export const FORMS = ['react', 'plain'] as const;
export type Form = (typeof FORMS)[number];

/** A file of a program. */
export interface StepFile {
  readonly name: string;
  readonly text: string;
}

/** The file that a program is entered by. */
export const ENTRIES: Readonly<Record<Form, string>> = {
  react: 'App.tsx',
  plain: 'main.ts',
};

/** Returns the files with others in place of those with the same names, the entry last. */
export function withFiles(
  files: readonly StepFile[],
  others: readonly StepFile[],
): readonly StepFile[] {
  const byName = new Map([...files, ...others].map((file) => [file.name, file]));
  const entries = Object.values(ENTRIES);
  const rank = ({name}: StepFile): number => (entries.includes(name) ? 1 : 0);
  return [...byName.values()].sort((one, other) => rank(one) - rank(other));
}
