// @ts-check
import {createServer} from 'node:net';
import {parseArgs} from 'node:util';

import {FourPartError} from '../../packages/common/src/four-part-error.mjs';

const DEFAULT_PORT = 3000;
const DEFAULT_HOST = 'localhost';

/**
 * @typedef {object} Address
 * @property {number} port
 * @property {string} host
 */

/**
 * Reads where to serve: `--port` and `--host`, else `PORT` and `HOST`, else localhost:3000.
 *
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Address}
 * @throws {FourPartError} when the port is no port or an argument is unknown
 */
export function readAddress(args, env) {
  const {port, host} = parseAddress(args);
  return {
    port: readPort(port ?? (env['PORT'] || undefined), port ? '--port' : 'PORT'),
    host: host ?? (env['HOST'] || DEFAULT_HOST),
  };
}

/**
 * Fails early when the port is taken: nobody wants to learn that after a minute of building.
 *
 * @param {Address} address
 * @returns {Promise<void>}
 * @throws {FourPartError}
 */
export function requireFreePort({port, host}) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      reject(error.code === 'EADDRINUSE' ? portTaken({port, host}) : error);
    });
    probe.listen(port, host, () => {
      probe.close(() => {
        resolve();
      });
    });
  });
}

/** @param {string[]} args */
function parseAddress(args) {
  try {
    return parseArgs({args, options: {port: {type: 'string'}, host: {type: 'string'}}})
      .values;
  } catch (error) {
    throw new FourPartError({
      what: error instanceof Error ? error.message : String(error),
      where: `the arguments: ${args.join(' ')}`,
      expected: '--port <number> and --host <name>, both optional',
      fix: 'for example: npm start -- --port 8080',
    });
  }
}

/**
 * @param {string | undefined} text
 * @param {string} source
 */
function readPort(text, source) {
  if (text === undefined) {
    return DEFAULT_PORT;
  }
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) {
    return port;
  }
  throw new FourPartError({
    what: `"${text}" is not a port.`,
    where:
      source === 'PORT' ? 'the environment variable PORT' : `the argument ${source}`,
    expected: 'a number from 0 (any free port) to 65535',
    fix: 'for example: npm start -- --port 8080',
  });
}

/** @param {Address} address */
function portTaken({port, host}) {
  return new FourPartError({
    what: `Port ${port} is taken by another program.`,
    where: `http://${host}:${port}`,
    expected: 'a free port',
    fix: `stop that program, or choose another port: npm start -- --port ${port + 1}`,
  });
}
