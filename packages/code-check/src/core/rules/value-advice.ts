import ts from 'typescript';

import type {Advice} from './call-advice';

/** Advice that only depends on the type. */
export function typeAdvice(node: ts.Node, message: string): Advice | undefined {
  const ofState = ofEditorState(message) ?? ofComponent(node, message);
  if (ofState) return ofState;
  if (/parameter of type 'HTMLElement/.test(message)) {
    return {
      fix: 'Pass an HTMLElement, for example document.querySelector<HTMLElement>("#editor").',
    };
  }
  if (/\bnodes: \{/.test(message) && /KlassConstructor/.test(message)) {
    return {
      fix: 'Put the classes and the replacements in an array: nodes: [OwnNode, {replace: …, with: …, withKlass: OwnNode}].',
      link: '/docs/concepts/nodes#register-a-node',
    };
  }
  if (/LexicalNodeConfig|KlassConstructor/.test(message)) {
    return {
      fix: 'Pass the node class itself, such as HeadingNode, not its name or an instance.',
      link: '/docs/concepts/nodes#register-a-node',
    };
  }
  const made = ts.findAncestor(node, ts.isNewExpression);
  return made && made.expression.getText() === 'LexicalEditor'
    ? {
        fix: 'Create an editor with createEditor(), or with buildEditorFromExtensions() from @lexical/extension.',
        link: 'lexical#createEditor',
      }
    : undefined;
}

/** A component, or a string, where React expects an element. */
function ofComponent(node: ts.Node, message: string): Advice | undefined {
  const [, given] =
    /Type '(.+?)' is not assignable to type '(?:(?:React)?\.?JSX\.)?Element\b/.exec(
      message,
    ) ?? [];
  const attribute =
    given === undefined ? undefined : ts.findAncestor(node, ts.isJsxAttribute);
  const value =
    attribute?.initializer && ts.isJsxExpression(attribute.initializer)
      ? attribute.initializer.expression
      : undefined;
  if (!attribute || !/=> /.test(given ?? '')) return undefined;
  const name = attribute.name.getText();
  const shown =
    value && ts.isIdentifier(value) ? `<${value.text} />` : '<ContentEditable />';
  return {
    reason: `${name} needs an element, but this is a component or a function.`,
    fix: `Pass an element: ${name}={${shown}}.`,
  };
}

/** Editor states, and what people take for them. */
function ofEditorState(message: string): Advice | undefined {
  if (
    /type 'EditorState' is not assignable to (?:parameter of )?type 'string/.test(
      message,
    )
  ) {
    return {
      fix: 'Store its JSON: JSON.stringify(editorState).',
      link: '/docs/concepts/serialization',
    };
  }
  if (/=> [^']+' is not assignable to type '(?:Readonly<)?EditorState/.test(message)) {
    return {
      fix: 'After you create the editor, run the function in an update: editor.update(() => {…}, {discrete: true}). Only LexicalComposer and $initialEditorState accept a function.',
      link: '/docs/concepts/editor-state',
    };
  }
  if (/to (?:parameter of )?type '(?:Readonly<)?EditorState/.test(message)) {
    return {
      fix: 'Parse it first: editor.setEditorState(editor.parseEditorState(json)).',
      link: '/docs/concepts/editor-state#replace-the-state',
    };
  }
  return undefined;
}

/** Props that components of earlier versions had, and where their values belong now. */
const MOVED_PROPS: Readonly<Record<string, string>> = {
  initialEditorState:
    'Pass it as editorState in the initialConfig of the composer: initialConfig={{…, editorState}}.',
  initialNodes:
    'Add them to nodes when you create the editor: createEditor({nodes: […]}).',
  readOnly:
    'Pass editable, with the opposite value, in the initialConfig of the composer.',
};

/** Advice about a prop that a component does not have. */
export function propAdvice(node: ts.Node, message: string): Advice | undefined {
  const [, name = ''] = /Property '(\w+)' does not exist on type/.exec(message) ?? [];
  const element = ts.findAncestor(node, ts.isJsxOpeningLikeElement);
  if (!element || name === '') return undefined;
  const tag = element.tagName.getText();
  return {
    reason: `${tag} doesn't have the prop ${name}.`,
    fix: Object.hasOwn(MOVED_PROPS, name)
      ? (MOVED_PROPS[name] ?? '')
      : `Remove ${name}, or look up the props of ${tag} in the reference.`,
  };
}
