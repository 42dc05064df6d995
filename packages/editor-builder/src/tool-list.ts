import type {Feature} from './feature';

const ACCESSIBILITY = ['FocusManagerExtension', 'RovingTabIndexExtension'];
const A11Y = '@lexical/a11y';

/** Tools around the text, from the examples. */
export const TOOLS: readonly Feature[] = [
  {
    id: 'toolbar',
    group: 'Around the text',
    label: 'Toolbar',
    imports: {
      [A11Y]: ACCESSIBILITY,
      './toolbar/Toolbar': ['Toolbar'],
      './toolbar/toolbar-state': ['ToolbarStateExtension'],
    },
    dependencies: ['ToolbarStateExtension', ...ACCESSIBILITY],
    needs: ['rich-text', 'lists', 'history'],
    part: {
      example: 'rich-text-toolbar',
      files: [
        'Toolbar.tsx',
        'ToolbarButton.tsx',
        'actions.ts',
        'icons.ts',
        'toolbar-state.ts',
      ],
      above: '<Toolbar label="Formatting" />',
    },
  },
  {
    id: 'table-toolbar',
    group: 'Around the text',
    label: 'Toolbar for tables',
    imports: {
      [A11Y]: ACCESSIBILITY,
      './table-toolbar/TableToolbar': ['TableToolbar'],
      './table-toolbar/table-state': ['TableStateExtension'],
    },
    dependencies: ['TableStateExtension', ...ACCESSIBILITY],
    needs: ['tables'],
    part: {
      example: 'tables',
      files: ['TableToolbar.tsx', 'table-actions.ts', 'table-state.ts'],
      context: '<TableToolbar inTableOnly label="Table" />',
    },
  },
  {
    id: 'code-toolbar',
    group: 'Around the text',
    label: 'Toolbar for code blocks',
    imports: {
      './code-toolbar/CodeToolbar': ['CodeToolbar'],
      './code-toolbar/code-state': ['CodeStateExtension'],
    },
    dependencies: ['CodeStateExtension'],
    needs: ['code'],
    part: {
      example: 'code-editor',
      files: ['CodeToolbar.tsx', 'code-state.ts'],
      context: '<CodeToolbar inCodeOnly />',
    },
  },
  {
    id: 'link-panel',
    group: 'Around the text',
    label: 'Panel to edit links',
    imports: {
      '@lexical/extension': ['SelectionAlwaysOnDisplayExtension'],
      './link-panel/LinkButton': ['LinkButton'],
      './tools/ToolIcon': ['ToolIcon'],
      './link-panel/LinkPanel': ['LinkPanel'],
      './link-panel/link-editor': ['LinkEditorExtension'],
    },
    dependencies: ['LinkEditorExtension', 'SelectionAlwaysOnDisplayExtension'],
    needs: ['links'],
    part: {
      example: 'links',
      files: [
        'LinkButton.tsx',
        'LinkForm.tsx',
        'LinkPanel.tsx',
        'link-editor.ts',
        'place-below.ts',
      ],
      above: `<LinkButton>
  <ToolIcon label="Link" name="link" />
</LinkButton>`,
      page: '{page && <LinkPanel page={page} />}',
    },
  },
  {
    id: 'slash-menu',
    group: 'Around the text',
    label: 'Block menu that opens with “/”',
    imports: {'./slash-menu/SlashMenu': ['SlashMenu']},
    dependencies: [],
    needs: ['rich-text', 'lists', 'horizontal-rules'],
    part: {
      example: 'slash-menu-blocks',
      files: ['SlashMenu.tsx', 'block-options.ts', 'complete-typed.ts'],
      page: '{page && <SlashMenu parent={page} />}',
    },
  },
  {
    id: 'drag-handle',
    group: 'Around the text',
    label: 'Handles that move blocks',
    imports: {
      './drag-handle/DragHandle': ['DragHandle'],
      './drag-handle/move-block': ['MoveBlockExtension'],
    },
    dependencies: ['MoveBlockExtension'],
    needs: ['rich-text'],
    part: {
      example: 'slash-menu-blocks',
      files: ['DragHandle.tsx', 'move-block.ts'],
      page: '{page && <DragHandle anchor={page} />}',
    },
  },
  {
    id: 'find-replace',
    group: 'Around the text',
    label: 'Find and replace',
    imports: {
      './find-replace/FindBar': ['FindBar'],
      './find-replace/find-extension': ['FindExtension'],
      './tools/ToolPanel': ['ToolPanel'],
    },
    dependencies: ['FindExtension'],
    needs: [],
    part: {
      example: 'find-replace',
      files: ['FindBar.tsx', 'find-extension.ts', 'find-matches.ts', 'highlight.ts'],
      above: `<ToolPanel icon="find" label="Find and replace">
  <FindBar />
</ToolPanel>`,
    },
  },
  {
    id: 'placeholder',
    group: 'Around the text',
    label: 'Placeholder',
    imports: {},
    dependencies: [],
    needs: [],
    options: [
      {
        name: 'text',
        label: 'Words',
        initial: 'Write something…',
        target: {constant: 'PLACEHOLDER'},
      },
    ],
    part: {
      text: `aria-placeholder={PLACEHOLDER}
placeholder={<p className="editor-placeholder">{PLACEHOLDER}</p>}`,
    },
  },
  {
    id: 'character-limit',
    group: 'Around the text',
    label: 'Character count with a limit',
    imports: {
      '@lexical/overflow': ['OverflowExtension'],
      '@lexical/react/LexicalCharacterLimitPlugin': ['CharacterLimitPlugin'],
      './character-limit/Counter': ['Counter'],
    },
    dependencies: ['OverflowExtension'],
    needs: [],
    options: [
      {
        name: 'most',
        label: 'Most characters',
        initial: 280,
        target: {constant: 'MAX_LENGTH'},
      },
    ],
    part: {
      example: 'plain-text-limit',
      files: ['Counter.tsx'],
      below: `<footer className="plain-text-limit-footer">
  <CharacterLimitPlugin
    charset="UTF-16"
    maxLength={MAX_LENGTH}
    renderer={({remainingCharacters}) => (
      <Counter
        id="editor-count"
        max={MAX_LENGTH}
        remaining={remainingCharacters}
      />
    )}
  />
</footer>`,
    },
  },
];
