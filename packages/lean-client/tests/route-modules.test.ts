import {expect, test} from 'vitest';

import {readRouteModules} from '../src/site-table/route-modules';

// As the bundler writes it.
const code = (body: string) =>
  `"use strict";(globalThis.webpackChunksite=globalThis.webpackChunksite||[]).push([["75"],{12(e,t,r){${body}}}]);`;

test('what to load for a module is read from the code that would load it', () => {
  const modules = readRouteModules(
    code(
      'globalThis.routeModules={' +
        '0:()=>r.e("7").then(r.bind(r,34)),' +
        '2:()=>Promise.all([r.e("7"),r.e("8")]).then(r.bind(r,35)),' +
        '3:()=>r.e("9").then(r.t.bind(r,36,19)),' +
        '5:()=>Promise.resolve().then(r.bind(r,37))}',
    ),
  );
  expect(modules).toEqual({
    0: {id: 34, chunks: ['7']},
    2: {id: 35, chunks: ['7', '8']},
    3: {id: 36, chunks: ['9'], isJson: true},
    5: {id: 37, chunks: []},
  });
});

test('code that tells nothing is refused', () => {
  expect(() => readRouteModules(code(''))).toThrow(
    'one that sets globalThis.routeModules',
  );
});
