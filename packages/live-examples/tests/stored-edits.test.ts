import {Window} from 'happy-dom';
import {beforeEach, expect, test, vi} from 'vitest';

import {hasEdits, mayHaveEdits, readEdits, storeEdits} from '../src/edit/stored-edits';

const SOURCES = {
  id: 'note',
  title: 'Note',
  entry: 'App.tsx',
  files: [
    {name: 'App.tsx', text: 'one'},
    {name: 'styles.css', text: 'b {}'},
  ],
};
const EDITED = [
  {name: 'App.tsx', text: 'two'},
  SOURCES.files[1] ?? {name: '', text: ''},
];

beforeEach(() => {
  vi.stubGlobal('localStorage', new Window().localStorage);
});

test('edits come back, other files stay as they were written', () => {
  expect(hasEdits(SOURCES)).toBe(false);
  expect(mayHaveEdits('note')).toBe(false);
  storeEdits(SOURCES, EDITED);
  expect(mayHaveEdits('note')).toBe(true);
  expect(mayHaveEdits('other')).toBe(false);
  expect(hasEdits(SOURCES)).toBe(true);
  expect(readEdits(SOURCES)).toEqual(EDITED);
});

test('a text as it was written is no edit', () => {
  storeEdits(SOURCES, EDITED);
  storeEdits(SOURCES, SOURCES.files);
  expect(hasEdits(SOURCES)).toBe(false);
  expect(localStorage.length).toBe(0);
});

test('edits of another version are left out', () => {
  storeEdits(SOURCES, EDITED);
  const newer = {...SOURCES, files: [{name: 'App.tsx', text: 'newer'}]};
  expect(readEdits(newer)).toEqual(newer.files);
});

test.each([null, 'text', {'App.tsx': 5}])(
  'damaged edits (%j) are left out',
  (texts) => {
    storeEdits(SOURCES, EDITED);
    const [key = ''] = Object.keys(localStorage);
    const stored = JSON.parse(localStorage.getItem(key) ?? '') as object;
    localStorage.setItem(key, JSON.stringify({...stored, texts}));
    expect(hasEdits(SOURCES)).toBe(false);
    expect(readEdits(SOURCES)).toEqual(SOURCES.files);
  },
);

test('without storage the sources are as they were written', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => {
    storeEdits(SOURCES, EDITED);
  }).not.toThrow();
  expect(readEdits(SOURCES)).toEqual(SOURCES.files);
});
