import {$getRoot} from 'lexical';

import type {App, Requirement} from '@lexical-documentation/course/check';

function ids(app: App): string {
  return (app.json().root.children as {type: string; $?: {id?: string}}[])
    .filter(({type}) => type === 'heading')
    .map(({$}) => $?.id ?? 'none')
    .join(', ');
}

async function updatesFor(app: App, act: () => Promise<void>): Promise<number> {
  let count = 0;
  const end = app.editor.registerUpdateListener(({dirtyElements, dirtyLeaves}) => {
    if (dirtyElements.size + dirtyLeaves.size > 0) count += 1;
  });
  await act();
  await app.wait(20);
  end();
  return count;
}

async function writeHeading(app: App): Promise<void> {
  await app.write('First part', 'text');
  await app.select('First part');
  await app.click('Heading');
  await app.wait(20);
}

export default [
  {
    title: 'A new heading gets an id from its text',
    async test(app: App) {
      await writeHeading(app);
      app.expect(
        ids(app) === 'first-part',
        `A heading "First part" has the id "${ids(app)}" instead of "first-part".`,
      );
    },
  },
  {
    title: 'The id changes as you type',
    async test(app: App) {
      await writeHeading(app);
      await app.select('part');
      await app.type('draft');
      await app.wait(20);
      app.expect(
        ids(app) === 'first-draft',
        `After "part" was replaced with "draft", the heading has the id "${ids(app)}". Typing changes the text node, and not the heading.`,
      );
    },
  },
  {
    title: 'A key press in a heading is a single update',
    async test(app: App) {
      await writeHeading(app);
      await app.select('part');
      const count = await updatesFor(app, () => app.type('x'));
      app.expect(
        count === 1,
        `One key press causes ${count} updates. Change the document in the update that is running, with a transform.`,
      );
    },
  },
  {
    title: 'A heading loses its id when other code removes its text',
    async test(app: App) {
      await writeHeading(app);
      app.editor.update(() => void $getRoot().getAllTextNodes()[0]?.remove(), {
        discrete: true,
      });
      await app.wait(20);
      app.expect(
        !ids(app).includes('first'),
        `A heading whose text node was removed still has the id "${ids(app)}". Removing a text node changes the heading.`,
      );
    },
  },
] satisfies Requirement[];
