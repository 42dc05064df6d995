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

/** Runs in a document of its own, without an origin and without network: the playground with the reader's code. */
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
  /** A program that came before the document. */
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
      // Another program came in the meantime.
      if (this.#run !== run) return;
      await this.#show(readOwnCode(exports));
      tell({type: 'started', run});
    } catch (error) {
      this.#fail(error);
      // What ran before goes on; at the start there is nothing yet.
      if (this.#views === 0) await this.#show(null);
    }
  }

  async #show(own: OwnCode | null): Promise<void> {
    // The document of the view before goes over as it is at this moment.
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
          // The document stays, without the code.
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

/** Gives the document the look of the page around it. */
function addSheets(sheets: readonly string[]): void {
  const elements = sheets.map((text) => {
    const style = document.createElement('style');
    style.textContent = text;
    return style;
  });
  // Before the playground's own, which build upon them.
  document.head.prepend(...elements);
}
