import {expect, test} from 'vitest';

import {commandsFor} from '../src/fence/package-manager-commands';
import {pinnedCommands} from '../src/fence/pinned-commands';

const versionOf = (name: string) => (name.startsWith('shop') ? '1.2.0' : undefined);

test('each package whose version is known gets it in every npm command', () => {
  const code = '# the shop\nnpm install shop react shop-cart\nnpm i --save-dev shop';
  expect(pinnedCommands(code, versionOf)).toBe(
    '# the shop\nnpm install shop@1.2.0 react shop-cart@1.2.0\nnpm i --save-dev shop@1.2.0',
  );
});

test('other commands, and packages that have a version already, stay', () => {
  const code = 'npm create shop@latest\nnpm ls shop\nnpm install shop@1.0.0';
  expect(pinnedCommands(code, versionOf)).toBe(code);
});

test('a scoped package with a version or a tag does not get a second one', () => {
  const code = 'npm install @shop/cart@1.0.0 @shop/list@next';
  expect(pinnedCommands(code, () => '1.2.0')).toBe(code);
  expect(pinnedCommands('npm i @shop/cart', () => '1.2.0')).toBe(
    'npm i @shop/cart@1.2.0',
  );
});

test('other package managers get the versions, too', () => {
  const pinned = pinnedCommands('npm install @lexical/list lexical', () => '0.50.0');
  expect(commandsFor('pnpm', pinned)).toBe(
    'pnpm add @lexical/list@0.50.0 lexical@0.50.0',
  );
});
