import type {Tab} from '@lexical-documentation/reader-tools/tabs';
import {LexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {TreeViewExtensionComponent} from '@lexical/react/TreeViewExtension';
import type {LexicalEditor} from 'lexical';
import {lazy, type ReactNode, Suspense, useMemo} from 'react';

import type {PluginIds} from '../editor/plugins/plugins';
import {OutlinePane} from '../panes/OutlinePane';

/** The panes that plugins add. */
export function furtherPanes(editor: LexicalEditor | null, running: PluginIds): Tab[] {
  const tabs: Tab[] = [
    {
      id: 'table-of-contents',
      label: 'Outline',
      render: () => inContext(editor, <OutlinePane />),
    },
    {
      id: 'tree-view',
      label: 'Tree view',
      render: () => inContext(editor, <TreeViewExtensionComponent />),
    },
  ];
  return tabs.filter(({id}) => running.has(id));
}

const CodeStart = lazy(async () => {
  const {CodeStart} = await import(
    /* webpackChunkName: "playground-code-start" */ '../own-code/CodeStart'
  );
  return {default: CodeStart};
});

/** The pane for starting the reader's code. Once the code runs, it's shown beside a frame instead. */
export function codePane(
  code: string | undefined,
  onRun: (code: string) => void,
): Tab[] {
  const render = (): ReactNode => (
    <Suspense fallback={<p>Loading…</p>}>
      <CodeStart code={code} onRun={onRun} />
    </Suspense>
  );
  return [{id: 'code', label: 'Your code', render}];
}

function inContext(editor: LexicalEditor | null, children: ReactNode): ReactNode {
  return editor && <EditorContext editor={editor}>{children}</EditorContext>;
}

/** Provides the editor to Lexical's components outside of its composer. */
function EditorContext({
  editor,
  children,
}: {
  editor: LexicalEditor;
  children: ReactNode;
}) {
  const context = useMemo(
    () => [editor, {getTheme: () => editor._config.theme}] as const,
    [editor],
  );
  return (
    <LexicalComposerContext.Provider value={[...context]}>
      {children}
    </LexicalComposerContext.Provider>
  );
}
