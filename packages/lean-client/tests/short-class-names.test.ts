import {expect, test} from 'vitest';

import {shortenClassNames} from '../src/short-class-names';

test('classes of CSS modules are named by a hash alone, wherever their rule stands', () => {
  const modules = {localIdentName: '[local]_[contenthash:base64:4]'};
  const nested = {localIdentName: '[local]'};
  const plain = {importLoaders: 1};
  shortenClassNames([
    {use: ['style-loader', {loader: 'css-loader', options: {modules}}]},
    {oneOf: [{use: {loader: 'css-loader', options: {modules: nested}}}]},
    {use: [{loader: 'css-loader', options: plain}]},
    '...',
  ]);
  expect(modules.localIdentName).toBe('[contenthash:base64:5]');
  expect(nested.localIdentName).toBe('[contenthash:base64:5]');
  expect(plain).toEqual({importLoaders: 1});
});
