import type {FeatureId} from './features';

/** What a feature adds to the editor's theme and to its styles. */
export interface Appearance {
  /** Lines of the theme's object. */
  readonly theme: readonly string[];
  readonly css: string;
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
    ],
    css: `.editor-table {
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
  'horizontal-rules': {
    theme: ["  hrSelected: 'editor-rule-selected',"],
    css: `.editor-rule-selected {
  outline: 2px solid Highlight;
}
`,
  },
};

/** The field itself, in every editor. */
export const FIELD_STYLES = `.editor {
  min-height: 8em;
  padding: 0.75em 1em;
  border: 1px solid;
  border-radius: 0.5em;
}
`;
