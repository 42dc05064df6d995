import {beforeAll, expect, test} from 'vitest';

import manifest from '../../../package.json';
import {LexicalReference} from './lexical-reference';

const installed = manifest.devDependencies['@lexical/clipboard'];

let reference: LexicalReference;

beforeAll(async () => {
  reference = LexicalReference.load();
}, 120_000);

test.each([
  [
    'deprecation with what to use instead',
    'lexical',
    'key_modifier_command',
    /class="api-deprecated"><strong>Deprecated\.<\/strong> .*KEY_DOWN_COMMAND/,
  ],
  [
    'errors',
    '@lexical/react/LexicalComposerContext',
    'uselexicalcomposercontext',
    /<b>Throws<\/b>/,
  ],
  [
    'defaults of props',
    '@lexical/react/LexicalClickableLinkPlugin',
    'clickablelinkplugin',
    /Default: <code>true<\/code>/,
  ],
  ['overloads', 'lexical', 'iselementnode', /function \$isElementNode/],
  [
    'inherited members, grouped and linked',
    'lexical',
    'paragraphnode',
    /inherited from ElementNode<\/summary><p><a href="[^"]+">ElementNode<\/a>: <a href="\/docs\/api\/classes\/lexical\.ElementNode#append">append<\/a>/,
  ],
])('a symbol shows its %s', (_, module, anchor, expected) => {
  expect(reference.symbolSection(module, anchor)).toMatch(expected);
});

test('a module’s page says how to install and import it', () => {
  const {html} = reference.modulePage('@lexical/clipboard');
  expect(html).toContain(
    `<dt>Install</dt><dd><code>npm install @lexical/clipboard@${installed}</code></dd>`,
  );
  expect(html).toMatch(
    /<code class="api-signature">import \{.+\} from '@lexical\/clipboard';<\/code>/,
  );
});

test('components list their props, also those whose type is not exported', () => {
  const {html} = reference.modulePage('@lexical/react/LexicalComposer');
  const props = html.slice(html.indexOf('<table class="api-props">'));
  expect(props).toMatch(/<code>initialConfig<\/code>/);
  expect(props).toMatch(/<code>children\?<\/code>/);
});

test('commands name their payload', () => {
  const section = reference.symbolSection('lexical', 'key_enter_command');
  expect(section).toContain('<b>Payload</b>');
  expect(section).toContain('>KeyboardEvent</a> | null</code>');
});

test('types of the platform lead to their documentation', () => {
  expect(reference.symbolSection('lexical', 'getdomshadowroots')).toContain(
    '<a href="https://developer.mozilla.org/docs/Web/API/ShadowRoot">ShadowRoot</a>',
  );
});

test.each([
  ['lexical', 'getroot'],
  ['lexical', 'lexicaleditor'],
  ['lexical', 'lexicaleditor-registerupdatelistener'],
  ['lexical', 'key_enter_command'],
  ['lexical', 'lexicalcommandtpayload'],
  ['@lexical/react/LexicalComposer', 'lexicalcomposer'],
])('the page of %s has the anchor #%s', (module, anchor) => {
  expect(reference.modulePage(module).html).toContain(` id="${anchor}"`);
});

test('a source link names the file and line of the repository at the package’s version', () => {
  const {html} = reference.modulePage('@lexical/clipboard');
  const folder = `https://github.com/facebook/lexical/blob/v${installed}`;
  expect(html).toContain(
    `href="${folder}/packages/lexical-clipboard/src/clipboard.ts#L`,
  );
});
