/** What a key of the browser's storage may hold and no page ever wrote: ten kinds of damage. */
export const DAMAGED_VALUES = [
  '',
  'null',
  '42',
  '"text"',
  '{}',
  '[null, 1, "a", {}]',
  '[{"objectID": 1, "hierarchy": null}]',
  '{"original": "x", "texts": [null], "state": 1}',
  '[{"objectID":"1","url":"%E0","type":"lvl1"',
  '\u0000\uD83D<b>',
];
