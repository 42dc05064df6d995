import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {createInterface, type Interface} from 'node:readline';

import {ROOT} from '../../../commands/lib/paths.mjs';

/** The server behind `npm start`, in a process of its own. */
export interface ServedSite {
  /** Host and port. */
  host: string;
  /** Lets it read its index again, and resolves when it has. */
  reload: () => Promise<void>;
  /** Bytes in use, where the system tells (Linux). */
  memory: () => Promise<number | undefined>;
  /** Stops it as a service manager does; returns its exit code. */
  stop: () => Promise<number | null>;
}

/** Serves the built site on a free port of the loopback address. */
export async function serveBuiltSite(): Promise<ServedSite> {
  const args = [
    '--import',
    'tsx',
    'commands/serve.ts',
    '--port',
    '0',
    '--host',
    '127.0.0.1',
  ];
  const server = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(server.stdout);
  const [, host = ''] = await lineWith(server, lines, /Serving http:\/\/(\S+)/u);
  return {
    host,
    memory: () => residentMemory(server.pid),
    reload: async () => {
      const reloaded = lineWith(server, lines, /Reloaded the search index/u);
      server.kill('SIGHUP');
      await reloaded;
    },
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      const [code] = (await ended) as [number | null];
      return code;
    },
  };
}

function lineWith(
  server: ChildProcess,
  lines: Interface,
  pattern: RegExp,
): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => {
      reject(new Error(`The server ended with code ${String(code)}`));
    });
    lines.on('line', (line) => {
      const match = pattern.exec(line);
      if (match) {
        resolve(match);
      }
    });
  });
}

async function residentMemory(pid: number | undefined): Promise<number | undefined> {
  try {
    const status = await readFile(join('/proc', String(pid), 'status'), 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/mu.exec(status)?.[1]) * 1024;
  } catch {
    return undefined;
  }
}
