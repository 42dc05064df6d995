import type {Feature, FeatureId} from './feature';

/** What a feature adds to the editor's theme and to its styles. */
export interface Appearance {
  /** Lines of the theme's object. */
  readonly theme?: readonly string[];
  readonly css?: string;
}

/** Only what would be invisible without a class of its own; the rest looks as the browser draws it. */
export const APPEARANCES: Readonly<Partial<Record<FeatureId, Appearance>>> = {
  'rich-text': {
    theme: [
      "  text: {strikethrough: 'editor-struck', underline: 'editor-underlined'},",
    ],
    css: `.editor-struck {
  text-decoration: line-through;
}

.editor-underlined {
  text-decoration: underline;
}
`,
  },
  'check-lists': {
    theme: [
      '  list: {',
      "    checklist: 'editor-checks',",
      "    listitemChecked: 'editor-check editor-checked',",
      "    listitemUnchecked: 'editor-check',",
      '  },',
    ],
    css: `.editor-checks {
  padding: 0;
  list-style: none;
}

.editor-check {
  position: relative;
  padding-inline-start: 1.75em;
}

.editor-check::before {
  position: absolute;
  inset-inline-start: 0;
  content: '☐';
  cursor: pointer;
}

.editor-checked::before {
  content: '☑';
}
`,
  },
  tables: {
    theme: [
      "  table: 'editor-table',",
      "  tableCell: 'editor-cell',",
      "  tableCellSelected: 'editor-cell-selected',",
      "  tableScrollableWrapper: 'editor-table-scroll',",
    ],
    css: `.editor-table-scroll {
  overflow-x: auto;
}

.editor-table {
  border-collapse: collapse;
}

.editor-cell {
  min-width: 4em;
  padding: 0.25em 0.5em;
  border: 1px solid;
}

.editor-cell-selected {
  background: Highlight;
  color: HighlightText;
}
`,
  },
  code: {
    theme: ["  code: 'editor-code',"],
    css: `.editor-code {
  display: block;
  padding: 0.75em 1em;
  border: 1px solid;
  font-family: ui-monospace, monospace;
  white-space: pre-wrap;
}
`,
  },
  hashtags: {
    theme: ["  hashtag: 'editor-hashtag',"],
    css: `.editor-hashtag {
  color: LinkText;
}
`,
  },
  placeholder: {
    css: `.editor-placeholder {
  position: absolute;
  inset: 0.75em 1em auto;
  margin: 0;
  color: var(--quiet);
  pointer-events: none;
}
`,
  },
  'drag-handle': {
    css: `.editor-page .editor {
  padding-inline-start: 2em;
}
`,
  },
  'character-limit': {
    theme: ["  characterLimit: 'plain-text-limit-overflow',"],
  },
  images: {theme: ["  image: 'images-figure',"]},
  equations: {theme: ["  equation: 'equations-node',"]},
  videos: {theme: ["  video: 'embeds-video',"]},
  columns: {
    theme: ["  column: 'columns-column',", "  columns: 'columns-row',"],
  },
  collapsible: {
    theme: [
      "  collapsible: 'collapsible-block',",
      "  collapsibleContent: 'collapsible-content',",
      "  collapsibleTitle: 'collapsible-title',",
    ],
  },
  'horizontal-rules': {
    theme: ["  hrSelected: 'editor-rule-selected',"],
    css: `.editor-rule-selected {
  outline: 2px solid Highlight;
}
`,
  },
};

/** The field itself, in every editor. */
const FIELD_STYLES = `.editor {
  min-height: 8em;
  padding: 0.75em 1em;
  border: 1px solid;
  border-radius: 0.5em;
}
`;

/** What is around the text; the colors are those of the examples. */
const FRAME_STYLES = `:root {
  color-scheme: light dark;
  font-family: system-ui, sans-serif;
}

.editor-frame {
  --ink: light-dark(#1b1e2e, #e9eaf3);
  --quiet: light-dark(#565b73, #a9aec6);
  --paper: light-dark(#fff, #151826);
  --sunk: light-dark(#f4f5fa, #1e2234);
  --line: light-dark(#dfe1eb, #343a52);
  --accent: light-dark(#3340c4, #a5b1ff);
  --danger: light-dark(#b3261e, #ff9d92);
  --danger-tint: light-dark(#ffe1dd, #5c2320);

  color: var(--ink);
  background: var(--paper);
  border: 1px solid var(--line);
  border-radius: 0.75rem;
  line-height: 1.6;
}

.editor-page {
  position: relative;
  container-type: inline-size;
}

.editor-page .editor {
  border: 0;
  outline: none;
}

.editor-frame:has(.editor:focus) {
  border-color: var(--accent);
}
`;

/** Returns the styles of an editor, without those of its examples' files. */
export function stylesOf(features: readonly Feature[]): string {
  const frame = features.some(({part}) => part) ? [FRAME_STYLES] : [];
  const own = features.flatMap(({id}) => APPEARANCES[id]?.css ?? []);
  return [FIELD_STYLES, ...frame, ...own].join('\n');
}
