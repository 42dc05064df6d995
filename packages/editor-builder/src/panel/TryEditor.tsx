import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  type SourceFile,
  useProgram,
  useSandbox,
} from '@lexical-documentation/code-sandbox';
import {Report} from '@lexical-documentation/live-examples/edit';
import {type ReactNode, useMemo, useRef} from 'react';

import type {Form} from '../feature';

interface TryEditorProps {
  readonly files: Readonly<Record<string, string>>;
  readonly form: Form;
}

/** The generated source, running in a document of its own. */
export default function TryEditor({files, form}: TryEditorProps): ReactNode {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const sources = useMemo(() => [...modulesOf(files), START[form]], [files, form]);
  const {program, problems} = useProgram(sources, START[form].name, 0);
  const sandbox = useSandbox(frameRef, program, 'editor-builder');
  return (
    <>
      <iframe
        key={sandbox.frame}
        ref={frameRef}
        onLoad={sandbox.onLoad}
        sandbox="allow-scripts"
        src={useBaseUrl('/sandbox/index.html')}
        loading="lazy"
        title="Your editor"
      />
      <Report
        problems={problems.length > 0 ? problems : sandbox.problems}
        found={[]}
        logs={sandbox.logs}
      />
    </>
  );
}

/** What starts the editor in the frame, in the place of the project's own page. */
const START: Readonly<Record<Form, SourceFile>> = {
  react: {name: 'src/trial.ts', text: "export {Editor as default} from './Editor';"},
  vanilla: {
    name: 'src/trial.ts',
    text: `import {mountEditor} from './editor';

export function mount(root: HTMLElement) {
  root.className = 'editor';
  root.contentEditable = 'true';
  root.role = 'textbox';
  root.ariaLabel = 'Text';
  return mountEditor(root);
}`,
  },
};

const MODULE = /^src\/(?!main\.|vite-env\.).+\.(?:css|tsx?)$/;

function modulesOf(files: TryEditorProps['files']): SourceFile[] {
  return Object.entries(files)
    .filter(([name]) => MODULE.test(name))
    .map(([name, text]) => ({name, text}));
}
