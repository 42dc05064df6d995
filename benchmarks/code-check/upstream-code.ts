import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';

import type {CheckedFile} from '@lexical-documentation/code-check';

/** Code of Lexical's own repository, which counts as correct, checked as one project. */
export interface CorrectCode {
  /** Where it is from: a folder, a file, or a fence of a page. */
  readonly name: string;
  readonly files: readonly CheckedFile[];
  /** Rules are tuned to one half; the other one is only counted. */
  readonly half: 'tuned' | 'once';
}

const CODE = /\.[cm]?[jt]sx?$/;
const FOLDERS = ['examples', 'packages/lexical-playground/src'];
const MOST_CHARACTERS = 150_000;
const FENCE =
  /^```(?<language>[jt]sx?|javascript|typescript)\b[^\n]*\n(?<text>.*?)^```/gms;

/**
 * Reads the examples as whole projects, their files and those of the playground each for itself, and
 * the fences of pages and READMEs.
 *
 * @param repository - a Git directory of github.com/facebook/lexical
 * @param ref - the state to read, such as a release's tag
 */
export function readUpstreamCode(repository: string, ref: string): CorrectCode[] {
  const git = (...words: string[]): string =>
    execFileSync('git', ['--git-dir', repository, ...words], {
      encoding: 'utf8',
      maxBuffer: 1e9,
    });
  const names = git('ls-tree', '-r', '--name-only', ref).split('\n');
  const read = (name: string): string => git('show', `${ref}:${name}`);
  const files = names
    .filter(
      (name) => CODE.test(name) && FOLDERS.some((folder) => name.startsWith(folder)),
    )
    .map((path) => ({path, text: read(path)}))
    .filter(({text}) => text.length <= MOST_CHARACTERS);
  const pages = names.filter(
    (name) => /\.mdx?$/.test(name) && !name.includes('CHANGELOG'),
  );
  return [
    ...projectsOf(files),
    ...files.map((file) => setOf(file.path, [file])),
    ...pages.flatMap((page) => fencesOf(page, read(page))),
  ];
}

function projectsOf(files: readonly CheckedFile[]): CorrectCode[] {
  const projects = new Map<string, CheckedFile[]>();
  for (const file of files) {
    const [top = '', name = ''] = file.path.split('/');
    const parts = projects.get(name) ?? [];
    if (top === 'examples') projects.set(name, [...parts, file]);
  }
  return [...projects].map(([name, parts]) => setOf(`examples/${name}`, parts));
}

function fencesOf(page: string, text: string): CorrectCode[] {
  return [...text.matchAll(FENCE)].map((match, index) => {
    const {language = '', text: code = ''} = match.groups ?? {};
    const ending = language.replace('javascript', 'js').replace('typescript', 'ts');
    return setOf(`${page}#${index}`, [{path: `code.${ending}`, text: code}]);
  });
}

function setOf(name: string, files: readonly CheckedFile[]): CorrectCode {
  const [byte = 0] = createHash('sha256').update(name).digest();
  return {name, files, half: byte % 2 === 0 ? 'tuned' : 'once'};
}
