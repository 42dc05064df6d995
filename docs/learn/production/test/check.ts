import type {App, Requirement} from '@lexical-documentation/course/check';

async function results(app: App): Promise<readonly string[]> {
  await app.wait(30);
  app.find(
    '[aria-label="Test results"]',
    'The list of test results is gone from the page.',
  );
  return [...document.querySelectorAll('[aria-label="Test results"] li')].map(
    ({textContent}) => textContent,
  );
}

export default [
  {
    title: 'The test passes with your callout',
    async test(app: App) {
      const [own = ''] = await results(app);
      app.expect(
        own.includes(': passed'),
        `With your callout, the test should pass. Instead: ${own}`,
      );
    },
  },
  {
    title: 'It fails if Enter makes another callout',
    async test(app: App) {
      const [, other = ''] = await results(app);
      app.expect(
        other.includes(': failed'),
        'The test also passes with a callout in which Enter makes another callout. Look at the type of the second block, and throw an error.',
      );
    },
  },
  {
    title: 'It fails if the paragraph comes before the callout',
    async test(app: App) {
      const [, , before = ''] = await results(app);
      app.expect(
        before.includes(': failed'),
        'The test also passes with a callout that inserts the paragraph before itself. Look at the order of the blocks.',
      );
    },
  },
] satisfies Requirement[];
