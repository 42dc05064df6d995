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

/** Finds an example; null if there is none with this name. */
export type LoadExample = (name: string) => Promise<Example | null>;

/** An example that the playground can open. */
export interface Example {
  readonly title: string;
  /** Switches that match the example's features. */
  readonly plugins?: PluginSwitches;
  readonly load: () => Promise<ExampleModule>;
}

/** What the playground starts with. */
export interface Opened {
  readonly content: PlaygroundContent;
  readonly origin: Origin;
  /** What couldn't be opened; the content is then the reader's own document, or the welcome. */
  readonly error?: FourPartError;
  /** Set if the reader's own document couldn't be opened and was set aside. */
  readonly isSetAside?: boolean;
  /** Set if the content's code should run. */
  readonly runsCode?: boolean;
}

/** Where a document came from, which decides where its changes are stored. */
export type Origin =
  | {readonly kind: 'own'}
  | {readonly kind: 'visit'; readonly source: string; readonly title: string};

/** Opens the document that the URL asks for, or otherwise the reader's own. */
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

/** Opens the reader's own document, or the welcome if there is none yet. */
export function openOwn(): Opened {
  const origin: Origin = {kind: 'own'};
  try {
    const kept = readKept('own');
    return {content: kept ? loadable(kept) : welcomeContent(), origin};
  } catch (error) {
    // A document that could be read but not opened is still in its slot.
    setAside('own');
    const content = welcomeContent();
    return {content, origin, error: toContentError(error), isSetAside: true};
  }
}

/**
 * Reopens a document that the frame with the reader's code returned.
 *
 * @returns the reader's stored document and the problem if it can't be opened
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

/** Changes to a visited document are kept when the same URL is reloaded. */
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
 * @throws FourPartError if a node can't be created from its JSON
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

/** The slot for changes of a document. */
export function slotOf(origin: Origin): Slot {
  return origin.kind;
}
