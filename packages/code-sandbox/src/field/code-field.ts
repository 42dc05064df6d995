import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {css} from '@codemirror/lang-css';
import {javascript} from '@codemirror/lang-javascript';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import {type Diagnostic, lintGutter, setDiagnostics} from '@codemirror/lint';
import {EditorState, type Extension} from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import {tags} from '@lezer/highlight';

import type {Problem} from '../frame/protocol';

/** A text field for code. */
export interface CodeField {
  readonly showProblems: (problems: readonly Problem[]) => void;
  /** Replaces the text, as an edit that can be undone. */
  readonly setText: (text: string) => void;
  /** Moves the focus and the caret to a place; both numbers from 1. */
  readonly goTo: (line: number, column: number) => void;
  readonly destroy: () => void;
}

export interface CodeFieldOptions {
  readonly name: string;
  readonly text: string;
  /** Accessible name. */
  readonly label: string;
  /** Without it, the text is read only. */
  readonly onChange?: (text: string) => void;
}

/** The colors of samples; their variables are in the style sheet of code blocks. */
const COLORS = HighlightStyle.define([
  {tag: [tags.comment], color: 'var(--code-muted)'},
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.modifier],
    color: 'var(--code-keyword)',
  },
  {
    tag: [tags.string, tags.special(tags.string), tags.regexp],
    color: 'var(--code-string)',
  },
  {
    tag: [tags.number, tags.bool, tags.null, tags.attributeName],
    color: 'var(--code-constant)',
  },
  {tag: [tags.typeName, tags.tagName, tags.className], color: 'var(--code-type)'},
  {tag: tags.function(tags.variableName), color: 'var(--code-function)'},
]);

const LOOK = EditorView.theme({
  '&': {height: '100%', fontSize: '0.84375rem', color: 'var(--code-text)'},
  '.cm-scroller': {fontFamily: 'var(--ifm-font-family-monospace)', lineHeight: '1.6'},
  '.cm-gutters': {
    color: 'var(--code-muted)',
    backgroundColor: 'var(--code-background)',
    borderRight: '1px solid var(--code-line)',
  },
  '.cm-activeLine': {
    backgroundColor: 'color-mix(in srgb, var(--ifm-color-primary) 6%, transparent)',
  },
  '.cm-cursor': {borderLeftColor: 'var(--code-text)'},
  '&.cm-focused': {
    outline: '2px solid var(--ifm-color-primary)',
    outlineOffset: '-2px',
  },
  '.cm-tooltip': {
    color: 'var(--code-text)',
    backgroundColor: 'var(--ifm-background-surface-color)',
    border: '1px solid var(--code-line)',
  },
});

/** Puts a code field into an element. Tab leaves it: nobody is kept inside. */
export function createCodeField(
  parent: HTMLElement,
  options: CodeFieldOptions,
): CodeField {
  const view = createView(parent, options);
  const {name} = options;
  return {
    showProblems(problems) {
      const diagnostics = problems.flatMap((problem) =>
        diagnosticOf(problem, name, view),
      );
      view.dispatch(setDiagnostics(view.state, diagnostics));
    },
    setText(text) {
      const {length} = view.state.doc;
      view.dispatch({changes: {from: 0, to: length, insert: text}});
    },
    goTo(line, column) {
      const {doc} = view.state;
      const {from, to} = doc.line(Math.min(line, doc.lines));
      view.dispatch({
        selection: {anchor: Math.min(from + column - 1, to)},
        scrollIntoView: true,
      });
      view.focus();
    },
    destroy() {
      view.destroy();
    },
  };
}

function createView(
  parent: HTMLElement,
  {name, text, label, onChange}: CodeFieldOptions,
): EditorView {
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        highlightActiveLine(),
        lintGutter(),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        syntaxHighlighting(COLORS),
        languageOf(name),
        LOOK,
        EditorState.readOnly.of(!onChange),
        // Editable text takes the focus anyway; tools that look for the attribute see it too.
        EditorView.contentAttributes.of({'aria-label': label, tabindex: '0'}),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange?.(update.state.doc.toString());
        }),
      ],
    }),
  });
}

function diagnosticOf(
  {message, place, isWarning = false}: Problem,
  name: string,
  view: EditorView,
): Diagnostic[] {
  const {doc} = view.state;
  if (place?.file !== name || place.line > doc.lines) return [];
  const line = doc.line(place.line);
  const severity = isWarning ? 'warning' : 'error';
  if (place.column === undefined) {
    return [{from: line.from, to: line.to, message, severity}];
  }
  const from = Math.min(line.from + place.column - 1, line.to);
  const [word = ''] = /^[\w$.]*/.exec(line.text.slice(place.column - 1)) ?? [];
  return [
    {
      from,
      to: Math.max(from + word.length, Math.min(from + 1, line.to)),
      message,
      severity,
    },
  ];
}

function languageOf(name: string): Extension {
  if (name.endsWith('.css')) return css();
  return javascript({typescript: /\.tsx?$/.test(name), jsx: name.endsWith('x')});
}
