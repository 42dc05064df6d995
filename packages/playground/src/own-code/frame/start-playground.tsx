import {
  executeModules,
  listenToPage,
  problemOf,
  type Program,
  provideStorage,
  type Registry,
  reportProgram,
  type RunProgram,
  tell,
} from '@lexical-documentation/code-sandbox/frame';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';

import {loadMarkdown} from '../../editor/markdown/markdown-dialect';
import {setOwnNodeClasses} from '../../editor/node-classes';
import {wantedPlugins} from '../../editor/plugins/plugins';
import type {KeptContent} from '../../session/storage';
import type {FromPlayground, ToPlayground} from '../protocol';
import {type OwnCode, readOwnCode} from '../read-own-code';
import {FramedPlayground} from './FramedPlayground';

/**
 * Runs the playground with the reader's code, in a document without an origin and without a
 * network.
 */
export function startSandbox(registry: Registry): void {
  provideStorage();
  const session = new Session(registry);
  listenToPage<ToPlayground>((message) => {
    session.receive(message);
  });
}

/** The document and the programs that run with it, one after the other. */
class Session {
  readonly #registry: Registry;
  readonly #root = createRoot(document.body.appendChild(document.createElement('div')));
  #pane = 'tree';
  #content: KeptContent | null = null;
  /** A program that arrived before the document. */
  #waiting: {run: number; program: Program} | null = null;
  #run = 0;
  #files: readonly string[] = [];
  #views = 0;
  #writeNow: (() => void) | null = null;

  constructor(registry: Registry) {
    this.#registry = registry;
    reportProgram(this.#fail, (text) => {
      tell({type: 'log', run: this.#run, text});
    });
  }

  receive(message: RunProgram | ToPlayground): void {
    switch (message.type) {
      case 'open':
        addSheets(message.sheets);
        this.#content = message.content;
        if (this.#waiting) void this.#execute(this.#waiting);
        break;
      case 'show':
        void this.#show(null);
        break;
      case 'hand-over':
        this.#writeNow?.();
        tell<FromPlayground>({type: 'handed-over'});
        break;
      case 'run':
        this.#waiting = message;
        if (this.#content) void this.#execute(message);
    }
  }

  async #execute({run, program}: {run: number; program: Program}): Promise<void> {
    this.#run = run;
    this.#files = Object.keys(program.modules);
    try {
      const {modules, entry} = program;
      const registry = this.#registry;
      const exports = await executeModules(modules, entry, registry, window.evaluate);
      // Another program arrived in the meantime.
      if (this.#run !== run) return;
      await this.#show(readOwnCode(exports));
      tell({type: 'started', run});
    } catch (error) {
      this.#fail(error);
      // The previous program continues; at the start, there is none yet.
      if (this.#views === 0) await this.#show(null);
    }
  }

  async #show(own: OwnCode | null): Promise<void> {
    // Unmounting stores the document of the previous view, synchronously.
    flushSync(() => {
      this.#root.render(null);
    });
    if (!this.#content) return;
    await loadMarkdown(wantedPlugins(this.#content.plugins));
    setOwnNodeClasses(own?.nodes ?? []);
    this.#views += 1;
    this.#root.render(
      <FramedPlayground
        key={this.#views}
        content={this.#content}
        framed={{
          own,
          keep: this.#keep,
          onDemand: this.#onDemand,
          onError: this.#fail,
          firstPane: this.#pane,
          onSelectPane: (pane) => {
            this.#pane = pane;
          },
        }}
        onCrash={(error) => {
          this.#fail(error);
          // Keep the document, but without the code.
          if (own) void this.#show(null);
        }}
      />,
    );
  }

  readonly #keep = (content: KeptContent): void => {
    this.#content = content;
    tell<FromPlayground>({type: 'changed', content});
  };

  readonly #onDemand = (write: () => void): (() => void) => {
    this.#writeNow = write;
    return () => {
      this.#writeNow = null;
    };
  };

  readonly #fail = (error: unknown): void => {
    tell({type: 'problem', run: this.#run, problem: problemOf(error, this.#files)});
  };
}

/** Adds the style sheets of the page around the frame. */
function addSheets(sheets: readonly string[]): void {
  const elements = sheets.map((text) => {
    const style = document.createElement('style');
    style.textContent = text;
    return style;
  });
  // They come before the playground's own, which override them.
  document.head.prepend(...elements);
}
