import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {shownMarkdown} from '@lexical-documentation/code-samples';
import {FourPartError} from '@lexical-documentation/common';

import {installPackages} from './tutorial-packages';

export const repository = path.join(import.meta.dirname, '../../..');
const program = createRequire(import.meta.url).resolve;

const FENCE = /^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm;
const TITLE = /title="([^"]+)"/;
const ANCHOR = / \{\/\* #[\w-]+ \*\/\}$/;

/**
 * A reader who follows a page from an empty folder: types its commands, and saves its samples under
 * the names in their titles. What the reader would download comes from this repository.
 */
export class Tutorial {
  private readonly sections: ReadonlyMap<string, string>;
  private readonly start = mkdtempSync(path.join(tmpdir(), 'tutorial-'));
  private folder = this.start;
  private server: ChildProcess | undefined;
  /** Where the page's own server answers, as soon as the page has started it. */
  address = '';

  constructor(private readonly file: string) {
    const markdown = readFileSync(path.join(repository, file), 'utf8');
    this.sections = sectionsOf(shownMarkdown(markdown, file));
  }

  /** Does all that a section says, in its order. */
  async follow(heading: string): Promise<void> {
    for (const [, language, meta = '', text = ''] of this.fencesOf(heading)) {
      const name = TITLE.exec(meta)?.[1];
      if (language === 'sh') {
        for (const command of text.trim().split('\n')) await this.type(command);
      } else if (name) {
        this.save(name, text);
      }
    }
  }

  /** The lines of a sample, by its title. */
  sample(heading: string, title: string): string {
    const found = this.fencesOf(heading).find(
      ([, , meta = '']) => TITLE.exec(meta)?.[1] === title,
    );
    return found?.[3] ?? this.fail(`no sample "${title}" below "${heading}"`);
  }

  /** Changes a file as the page describes it in words. */
  edit(name: string, change: (text: string) => string): void {
    const file = path.join(this.folder, name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }

  /** What the compiler says about the project, with the settings that it came with. */
  compile(): string {
    const compiler = path.join(
      path.dirname(program('typescript/package.json')),
      'bin/tsc',
    );
    const {stdout, stderr} = spawnSync(process.execPath, [compiler, '--build'], {
      cwd: this.folder,
      encoding: 'utf8',
    });
    return stdout + stderr;
  }

  async end(): Promise<void> {
    const {server} = this;
    if (server && server.exitCode === null) {
      const closed = new Promise((resolve) => server.once('close', resolve));
      server.kill();
      await closed;
    }
    rmSync(this.start, {recursive: true, force: true});
  }

  private async type(command: string): Promise<void> {
    const [first = '', second = '', ...rest] = command.split(/\s+/);
    if (command.startsWith('npm create vite@latest ')) {
      this.create(rest.filter((word) => word !== '--').slice(1));
    } else if (first === 'cd') {
      this.folder = path.join(this.folder, second);
    } else if (command.startsWith('npm install')) {
      installPackages(this.folder, rest);
    } else if (command.startsWith('npm run ')) {
      await this.serve(rest[0] ?? '');
    } else {
      this.fail(`the command "${command}"`);
    }
  }

  private create(words: readonly string[]): void {
    const entry = path.join(
      path.dirname(program('create-vite/package.json')),
      'index.js',
    );
    const {status, stdout, stderr} = spawnSync(process.execPath, [entry, ...words], {
      cwd: this.folder,
      encoding: 'utf8',
    });
    if (status !== 0) this.fail(`create-vite ended with ${status}: ${stdout}${stderr}`);
  }

  /** Starts what the project's own script of this name starts, which is Vite. */
  private async serve(script: string): Promise<void> {
    const {scripts} = JSON.parse(
      readFileSync(path.join(this.folder, 'package.json'), 'utf8'),
    ) as {scripts: Record<string, string>};
    if (scripts[script] !== 'vite') this.fail(`the script "${script}" of the project`);
    const entry = path.join(path.dirname(program('vite/package.json')), 'bin/vite.js');
    const server = spawn(process.execPath, [entry, '--host', '127.0.0.1'], {
      cwd: this.folder,
      env: {...process.env, NO_COLOR: '1'},
    });
    this.server = server;
    this.address = await new Promise<string>((resolve, reject) => {
      let printed = '';
      const read = (chunk: Buffer) => {
        printed += chunk.toString();
        const [address] = /http:\/\/127\.0\.0\.1:\d+\//.exec(printed) ?? [];
        if (address) resolve(address);
      };
      server.stdout.on('data', read);
      server.stderr.on('data', read);
      server.once('close', () => reject(new Error(`Vite ended:\n${printed}`)));
    });
  }

  private save(name: string, text: string): void {
    const file = path.join(this.folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }

  private fencesOf(heading: string): RegExpExecArray[] {
    const text = this.sections.get(heading) ?? this.fail(`no section "${heading}"`);
    return [...text.matchAll(FENCE)];
  }

  private fail(what: string): never {
    throw new FourPartError({
      what: `The reader of a tutorial cannot go on: ${what}.`,
      where: this.file,
      expected: 'commands and samples that this test can follow',
      fix: 'Correct the page, or teach tests/browser/support/tutorial.ts what is new.',
    });
  }
}

function sectionsOf(markdown: string): Map<string, string> {
  const parts = markdown.split(/^## /m).slice(1);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end).replace(ANCHOR, ''), part.slice(end)];
    }),
  );
}
