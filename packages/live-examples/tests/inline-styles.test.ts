import {expect, test} from 'vitest';

import {outweighing} from '../src/plugin/inline-styles';

test.each([
  ['.a, .b > c {top: 0}', 'html .a, html .b > c {top: 0}'],
  ["[data-theme='dark'] .a {top: 0}", "html[data-theme='dark'] .a {top: 0}"],
  ['@media (width > 9px) {.a {top: 0}}', '@media (width > 9px) {html .a {top: 0}}'],
  ['.a {&:hover {top: 0}}', 'html .a {&:hover {top: 0}}'],
])('a rule wins over one of the site that is as specific: %s', (css, expected) => {
  expect(outweighing(css)).toBe(expected);
});

test('the steps of an animation are left alone', () => {
  const css = '@keyframes turn {from {top: 0} 50% {top: 1px}}';
  expect(outweighing(css)).toBe(css);
});
