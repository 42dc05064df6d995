import {
  type PlaygroundContent,
  type PluginSwitches,
  isShareFragment,
  readShareLink,
} from '@lexical-documentation/playground-link';
import {FourPartError} from '@lexical-documentation/common';

import {toContentError} from '../document/content-error';
import {createConverter} from '../editor/converter';
import {type ExampleModule, readExampleContent} from './example-content';
import {setAside, type Slot} from './slots';
import {forget, type KeptContent, readKept} from './storage';
import {welcomeContent} from './welcome';

/** Finds an example; null where there is none of that name. */
export type LoadExample = (name: string) => Promise<Example | null>;

/** An example as the playground opens it. */
export interface Example {
  readonly title: string;
  /** Switches that make the playground like the example. */
  readonly plugins?: PluginSwitches;
  readonly load: () => Promise<ExampleModule>;
}

/** What the playground starts with. */
export interface Opened {
  readonly content: PlaygroundContent;
  readonly origin: Origin;
  /** What could not be opened; the content is then the reader's own, or the welcome. */
  readonly error?: FourPartError;
  /** The reader's own document could not be opened, and is set aside. */
  readonly isSetAside?: boolean;
  /** The code of the content is to run. */
  readonly runsCode?: boolean;
}

/** Where a document came from, which is where its changes are kept. */
export type Origin =
  | {readonly kind: 'own'}
  | {readonly kind: 'visit'; readonly source: string; readonly title: string};

/** Opens what the address asks for, or else the reader's own document. */
export async function openStart(
  {hash, search}: Pick<Location, 'hash' | 'search'>,
  loadExample: LoadExample,
): Promise<Opened> {
  const example = new URLSearchParams(search).get('example');
  try {
    if (isShareFragment(hash)) {
      return await openVisit(hash, 'A shared document', () => readShareLink(hash));
    }
    if (example !== null) return await openExample(example, loadExample);
  } catch (error) {
    return {...openOwn(), error: toContentError(error)};
  }
  return openOwn();
}

/** Opens the reader's own document, or the welcome where there is none yet. */
export function openOwn(): Opened {
  const origin: Origin = {kind: 'own'};
  try {
    const kept = readKept('own');
    return {content: kept ? loadable(kept) : welcomeContent(), origin};
  } catch (error) {
    // What could be read and not be opened is still in its place.
    setAside('own');
    const content = welcomeContent();
    return {content, origin, error: toContentError(error), isSetAside: true};
  }
}

/**
 * Opens a document anew, as it comes out of the frame that ran the reader's code.
 *
 * @returns the reader's kept document, and what is wrong, when it cannot be opened
 */
export function openAgain(content: PlaygroundContent, origin: Origin): Opened {
  try {
    return {content: loadable(content), origin};
  } catch (error) {
    return {...openOwn(), error: toContentError(error)};
  }
}

async function openExample(name: string, load: LoadExample): Promise<Opened> {
  const example = await load(name);
  if (!example) {
    throw new FourPartError({
      what: `There is no example “${name}”.`,
      where: 'the URL, after “?example=”',
      expected: 'the name of an example in the gallery, such as “tables”',
      fix: 'Open the playground from the example’s page.',
    });
  }
  const {title, plugins, load: loadModule} = example;
  return openVisit(`example:${name}`, `The example “${title}”`, async () => {
    const state = await readExampleContent(await loadModule(), name);
    return {state, ...(plugins && {plugins})};
  });
}

/** Changes to a visited document survive a reload of the same address. */
async function openVisit(
  source: string,
  title: string,
  load: () => Promise<PlaygroundContent>,
): Promise<Opened> {
  const origin: Origin = {kind: 'visit', source, title};
  const kept = readVisit();
  if (kept?.source === source) return {content: loadable(kept), origin};
  const content = loadable(await load());
  forget('visit');
  return {content, origin};
}

/**
 * Returns the content in a form that the editor can load.
 *
 * @throws FourPartError when a node cannot be made of its JSON
 */
export function loadable(content: PlaygroundContent): PlaygroundContent {
  const {state} = createConverter(new Set()).read(
    JSON.stringify(content.state),
    'json',
  );
  return {...content, state};
}

function readVisit(): KeptContent | null {
  try {
    return readKept('visit');
  } catch {
    return null;
  }
}

/** The slot that changes of a document are kept in. */
export function slotOf(origin: Origin): Slot {
  return origin.kind;
}
