import type {Feature} from './feature';
import {optionsOf, toolBarLines} from './tool-bar';

/** Returns the component that shows the editor, with what is around its text. */
export function reactEditor(features: readonly Feature[]): string {
  const parts = features.flatMap(({part}) => part ?? []);
  if (parts.length === 0) return BARE_EDITOR;
  const field = ['aria-label="Text"', 'className="editor"'];
  const properties = [...field, ...linesOf(parts.map(({text}) => text))].sort();
  const state = usesPage(features)
    ? '  const [page, setPage] = useState<HTMLElement | null>(null);\n'
    : '';
  const tools = toolBarLines(features);
  const context = linesOf(parts.map(({context}) => context));
  const lines = [
    ...(tools.length > 0 ? wrapped('div className="editor-tools"', tools) : []),
    ...wrapped(`div className="editor-page"${state && ' ref={setPage}'}`, [
      ...contentEditable(properties),
      ...linesOf(features.map((feature) => pageOf(feature, features))),
    ]),
    ...(context.length > 0 ? wrapped('div className="editor-context"', context) : []),
    ...linesOf(parts.map(({below}) => below)),
  ];
  return `export function Editor() {
${state}  return (
    <LexicalExtensionComposer
      contentEditable={null}
      extension={editorExtension}
    >
${indented(wrapped('div className="editor-frame"', lines), 6)}
    </LexicalExtensionComposer>
  );
}`;
}

/** Whether an element needs to know the one that contains the text. */
export function usesPage(features: readonly Feature[]): boolean {
  return features.some(({part}) => part?.page);
}

/** The composer shows the element itself if nothing is around it. */
const BARE_EDITOR = `const contentEditable = (
  <ContentEditable aria-label="Text" className="editor" />
);

export function Editor() {
  return (
    <LexicalExtensionComposer
      contentEditable={contentEditable}
      extension={editorExtension}
    />
  );
}`;

function pageOf({id, part}: Feature, features: readonly Feature[]): string | undefined {
  return id === 'slash-menu' && optionsOf(features).length > 0
    ? part?.page?.replace('<SlashMenu ', '<SlashMenu more={MORE_BLOCKS} ')
    : part?.page;
}

function contentEditable(properties: readonly string[]): string[] {
  return properties.length === 2
    ? [`<ContentEditable ${properties.join(' ')} />`]
    : ['<ContentEditable', ...properties.map((property) => `  ${property}`), '/>'];
}

function wrapped(element: string, lines: readonly string[]): string[] {
  const [name = ''] = element.split(' ');
  return [`<${element}>`, ...lines.map((line) => `  ${line}`), `</${name}>`];
}

function linesOf(texts: readonly (string | undefined)[]): string[] {
  return texts.flatMap((text) => text?.split('\n') ?? []);
}

function indented(lines: readonly string[], width: number): string {
  return lines.map((line) => ' '.repeat(width) + line).join('\n');
}
