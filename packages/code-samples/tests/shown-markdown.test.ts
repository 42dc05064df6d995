import {expect, test} from 'vitest';

import {shownMarkdown} from '../src/index';

test('what readers do not see is no part of the text whose reading time is counted', () => {
  const fence = '```';
  const page = `Before.

${fence}ts run
import {createEditor} from 'lexical';
// ---cut---
const editor = createEditor(); // [!code ++]
editor.isEditable(); //=> true
${fence}

<Note>

${fence}sh
npm install lexical
${fence}

</Note>

After.
`;
  expect(shownMarkdown(page, 'post.mdx')).toBe(`Before.

${fence}ts run
const editor = createEditor();
editor.isEditable(); //=> true
${fence}

<Note>

${fence}sh
npm install lexical
${fence}

</Note>

After.
`);
});
