import vm from 'node:vm';

import {unknownForm} from '../unknown-form.mjs';
import type {TableModule} from './types';

type Id = string | number;

/** Represents the promise of a chunk's modules. */
interface Request {
  readonly chunks: readonly Id[];
  readonly then: (take: () => Taken) => TableModule;
}

interface Taken {
  readonly id: Id;
  readonly isJson?: true;
}

/**
 * Returns what to load for each module of a route. It runs the bundler's own code with functions
 * that record their calls.
 *
 * @param code - the chunk of `route-modules-loader`
 * @returns the modules by number
 * @throws FourPartError if the code has an unknown format
 */
export function readRouteModules(code: string): Record<number, TableModule> {
  const sandbox: Record<string, unknown> & {
    routeModules?: Record<number, () => TableModule>;
  } = {Promise: {all, resolve: () => request([])}};
  sandbox['self'] = sandbox;
  vm.runInNewContext(code, sandbox);
  const [[, modules] = []] = Object.values(sandbox).find(Array.isArray) ?? [];
  for (const module of Object.values((modules ?? {}) as Record<string, Factory>)) {
    module.call({}, {exports: {}}, {}, bundlerFunctions);
  }
  const entries = Object.entries(sandbox.routeModules ?? {});
  if (entries.length === 0) {
    throw unknownForm({
      file: 'the chunk "route-modules"',
      what: "The bundler's code for modules on demand",
      expected: 'one that sets globalThis.routeModules when it is run',
    });
  }
  return Object.fromEntries(entries.map(([number, load]) => [number, load()]));
}

type Factory = (module: object, exports: object, bundler: object) => void;

const bundlerFunctions = Object.assign((id: Id): Taken => ({id}), {
  e: (chunk: Id) => request([chunk]),
  t: (id: Id): Taken => ({id, isJson: true}),
  g: undefined as unknown,
});

function all(requests: readonly Request[]): Request {
  return request(requests.flatMap(({chunks}) => chunks));
}

function request(chunks: readonly Id[]): Request {
  return {chunks, then: (take) => ({...take(), chunks})};
}
