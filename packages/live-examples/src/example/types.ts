import type {FunctionComponent} from 'react';

import type {SourceFile} from '@lexical-documentation/code-sandbox';
import type {TreeEntry} from '../runtime/tree-model';

/** What lists show about an example. */
export interface ExampleCard {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly difficulty: 'beginner' | 'intermediate' | 'advanced';
  /** Height of the running example in CSS pixels. */
  readonly height: number;
}

/** What the entry of an example exports: one of the two. */
export interface ExampleModule {
  readonly default?: FunctionComponent;
  readonly mount?: (root: HTMLElement) => () => void;
}

/** An example from the build: the default export of a module `@live-examples/<name>`. */
export interface ExampleData extends ExampleCard {
  /** The name of the entry among the files. */
  readonly entry: string;
  readonly files: readonly string[];
  /** Styles, and HTML of the surface before the example runs. */
  readonly texts: readonly [styles: string, surface: string];
  /** Identifies the texts in a document that the server rendered. */
  readonly place: string;
  /** The files as HTML, and as text; `@live-examples/<name>.surface` doesn't include them. */
  readonly sources?: {
    readonly texts: readonly string[];
    readonly place: string;
    readonly load: () => Promise<{readonly default: readonly SourceFile[]}>;
  };
  /** The node tree of the first editor in its initial state. */
  readonly tree: TreeEntry | null;
  /** URL that opens it in a playground. */
  readonly playground: string | null;
  readonly load: () => Promise<ExampleModule>;
}

/**
 * An example whose data loads later: the default export of a module
 * `@live-examples/<name>.deferred`.
 */
export interface DeferredExampleData {
  readonly height: number;
  /** The example itself on the server; the browser loads it. */
  readonly now?: ExampleData;
  readonly load: () => Promise<{readonly default: ExampleData}>;
}

/** What an example's page shows beside it. */
export interface ExamplePageData {
  readonly texts: readonly [styles: string, explanation: string];
  readonly place: string;
  /** Path of the gallery. */
  readonly gallery: string;
  readonly neighbors: readonly Pick<ExampleCard, 'name' | 'title'>[];
}

/** The content of the gallery. */
export interface GalleryData {
  /** Styles, followed by the HTML of each example's surface, in the order of the cards. */
  readonly texts: readonly string[];
  readonly place: string;
  /** Path of the gallery; the pages of its examples are below it. */
  readonly gallery: string;
  readonly cards: readonly ExampleCard[];
}
