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
  if (/to (?:parameter of )?type 'CommandListenerPriority/.test(message))
    return priorityMeant(node);
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
  if (/'RegExp' is not assignable to type 'LinkMatcher'/.test(message)) {
    return {
      reason:
        'matchers takes functions, each of which finds the first link in a text, but these are regular expressions.',
      fix: "Make matchers of the expressions: createLinkMatcherWithRegExp(/https?:\\/\\/[^\\s]+/), from '@lexical/react/LexicalAutoLinkPlugin'.",
      link: '@lexical/react/LexicalAutoLinkPlugin#createLinkMatcherWithRegExp',
    };
  }
  const ofExtension = extensionPart(message);
  if (ofExtension) return ofExtension;
  const made = ts.findAncestor(node, ts.isNewExpression);
  return made && made.expression.getText() === 'LexicalEditor'
    ? {
        fix: 'Create an editor with createEditor(), or with buildEditorFromExtensions() from @lexical/extension.',
        link: 'lexical#createEditor',
      }
    : undefined;
}

/** Parts of an extension that people write as in other editors. */
function extensionPart(message: string): Advice | undefined {
  if (/'string' is not assignable to type '\w*LexicalExtensionArgument/.test(message)) {
    return {
      reason: 'dependencies takes the extensions themselves, not their names.',
      fix: "Import the extension and list it: import {RichTextExtension} from '@lexical/rich-text'; dependencies: [RichTextExtension].",
      link: '/docs/extensions/intro',
    };
  }
  if (
    /=> void' is not assignable to type '\(editor: LexicalEditor.*=> \(\) => void/.test(
      message,
    )
  ) {
    return {
      reason:
        'register of an extension has to return a function that takes back what it did.',
      fix: 'Return what the register… methods return: register: (editor) => editor.registerUpdateListener(…); for several, return mergeRegister(…).',
      link: '/docs/extensions/intro',
    };
  }
  return undefined;
}

/** A word for a priority. */
function priorityMeant(node: ts.Node): Advice {
  const [, word = 'low'] =
    /(editor|low|normal|high|critical)/i.exec(node.getText()) ?? [];
  return {
    fix: `Pass a constant of lexical: COMMAND_PRIORITY_${word.toUpperCase()}. The priorities are COMMAND_PRIORITY_EDITOR, LOW, NORMAL, HIGH and CRITICAL, and the highest is asked first.`,
    link: '/docs/concepts/commands',
  };
}

/** A component, or a string, where React expects an element. */
function ofComponent(node: ts.Node, message: string): Advice | undefined {
  const [, given] =
    /Type '(.+?)' is not assignable to type '(?:(?:React)?\.?JSX\.)?Element\b/.exec(
      message,
    ) ?? [];
  const element = elementGiven(node, message);
  if (element) return element;
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

/** An element where a component is expected, and a text where an element is. */
function elementGiven(node: ts.Node, message: string): Advice | undefined {
  const attribute = ts.findAncestor(node, ts.isJsxAttribute);
  const name = attribute?.name.getText() ?? '';
  const value = attribute?.initializer?.getText().replaceAll(/^\{|\}$/g, '') ?? '';
  if (/'Element' is not assignable to type '\w*ErrorBoundary/.test(message)) {
    const tag = /^<([\w.]+)/.exec(value)?.[1] ?? 'LexicalErrorBoundary';
    return {
      reason: `${name} needs a component, but this is an element.`,
      fix: `Pass the component itself: ${name}={${tag}}.`,
    };
  }
  if (
    attribute &&
    /'string' is not assignable to type '(?:\w+\.)?Element\b/.test(message)
  ) {
    return {
      reason: `${name} needs an element, but this is a string.`,
      fix: `Pass an element: ${name}={<p>${value.replaceAll(/['"]/g, '')}</p>}.`,
    };
  }
  return undefined;
}

/** Editor states, and what people take for them. */
function ofEditorState(message: string): Advice | undefined {
  if (
    /type 'EditorState' is not assignable to (?:parameter of )?type '(?:SetStateAction<)?string/.test(
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

/** Props that components do not have, and where their values belong. */
const MOVED_PROPS: Readonly<Record<string, string>> = {
  initialEditorState:
    'Pass it as editorState in the initialConfig of the composer: initialConfig={{…, editorState}}.',
  initialNodes:
    'Add them to nodes when you create the editor: createEditor({nodes: […]}).',
  readOnly:
    'Pass editable, with the opposite value, in the initialConfig of the composer.',
};

/** Props of composers, which render no element and take their settings once. */
const OF_COMPOSER: Readonly<Record<string, string>> = {
  className: 'Put it on ContentEditable, or on an element around it.',
  onChange:
    "Render a listener inside the composer: <OnChangePlugin onChange={onChange} />, from '@lexical/react/LexicalOnChangePlugin'.",
  placeholder:
    'Pass it to the element: <ContentEditable aria-placeholder="…" placeholder={<p>…</p>} />.',
  ref: "Render <EditorRefPlugin editorRef={ref} /> inside the composer: import {EditorRefPlugin} from '@lexical/react/LexicalEditorRefPlugin'; or call useLexicalComposerContext in a component inside it.",
  value:
    'Pass the first content as editorState in initialConfig, and listen to changes with <OnChangePlugin />. An editor has no value that the component around it sets.',
};
const SETTING = /^(?:editable|editorState|html|namespace|nodes|onError|theme)$/;

function ofProp(tag: string, name: string): string | undefined {
  if (Object.hasOwn(MOVED_PROPS, name)) return MOVED_PROPS[name];
  if (/Composer$/.test(tag)) {
    if (SETTING.test(name))
      return `Pass it in initialConfig: initialConfig={{…, ${name}}}.`;
    if (Object.hasOwn(OF_COMPOSER, name)) return OF_COMPOSER[name];
  }
  return name === 'children'
    ? `${tag} doesn't render children. Put them beside it, inside the composer: <${tag} … /> and then <HistoryPlugin />.`
    : undefined;
}

/** Advice about a prop that a component does not have. */
export function propAdvice(node: ts.Node, message: string): Advice | undefined {
  const [, name = ''] = /Property '(\w+)' does not exist on type/.exec(message) ?? [];
  const element = ts.findAncestor(node, ts.isJsxOpeningLikeElement);
  if (!element || name === '') return undefined;
  const tag = element.tagName.getText();
  return {
    reason: `${tag} doesn't have the prop ${name}.`,
    fix:
      ofProp(tag, name) ??
      `Remove ${name}, or look up the props of ${tag} in the reference.`,
  };
}
