import type {Replacement} from './replaced-names';

/** Names of the playground's nodes: `ImageNode`, `$createImageNode`, `INSERT_IMAGE_COMMAND`. */
const NODES =
  /^(?:Image|InlineImage|Mention|Emoji|Equation|Tweet|YouTube|Figma|Excalidraw|Poll|Sticky|Collapsible(?:Container|Content|Title)?|Layout(?:Container|Item)?|PageBreak|Keyword|DateTime|SpecialText|PullQuote|Autocomplete|Ruby)$/;

/** Plugins and helpers of the playground that people mistake for parts of the packages. */
const OTHERS =
  /^(?:(?:Actions|Autocomplete|CodeActionMenu|Collapsible|Comment|ComponentPicker(?:Menu)?|DragDropPaste|Emojis?|EmojiPicker|Equations|Excalidraw|Figma|FloatingLinkEditor|FloatingTextFormatToolbar|Images|InlineImage|Keywords|Layout|ListMaxIndentLevel|MaxLength|Mentions|NewMentions|PageBreak|Poll|Shortcuts|SpeechToText|Sticky|TableActionMenu|TableCellActionMenu|TableCellResizer|TableHoverActions|Toolbar|Twitter|YouTube)Plugin|PLAYGROUND_TRANSFORMERS|PlaygroundEditorTheme|PlaygroundNodes|getSelectedNode|setFloatingElemPosition(?:ForLinkEditor)?|getDOMRangeRect|sanitizeUrl|validateUrl|useModal|urlLinkMatcher|emailLinkMatcher|URL_MATCHER|EMAIL_MATCHER|MATCHERS)$/;

type Instead = Pick<Replacement, 'fix' | 'link'>;

const MATCHER: Instead = {
  fix: "Make the matcher yourself: const matchers = [createLinkMatcherWithRegExp(/https?:\\/\\/[^\\s]+/)], with import {createLinkMatcherWithRegExp} from '@lexical/react/LexicalAutoLinkPlugin';",
  link: '@lexical/react/LexicalAutoLinkPlugin#createLinkMatcherWithRegExp',
};

/** The packages' equivalents for some of them. */
const INSTEAD: Readonly<Record<string, Instead>> = {
  EMAIL_MATCHER: MATCHER,
  MATCHERS: MATCHER,
  URL_MATCHER: MATCHER,
  emailLinkMatcher: MATCHER,
  urlLinkMatcher: MATCHER,
  MaxLengthPlugin: {
    fix: "Register a transform that shortens the text: editor.registerNodeTransform(RootNode, …) with $trimTextContentFromAnchor; or show how much is left with CharacterLimitPlugin, from '@lexical/react/LexicalCharacterLimitPlugin'.",
    link: '@lexical/react/LexicalCharacterLimitPlugin#CharacterLimitPlugin',
  },
};

/** Explains that a name is from the playground, and no package exports it. */
export function ofPlayground(name: string): Replacement | undefined {
  const stem =
    /^\$(?:create|is)(\w+?)Node$/.exec(name)?.[1] ??
    /^(\w+?)Node$/.exec(name)?.[1] ??
    pascalCase(/^INSERT_(\w+)_COMMAND$/.exec(name)?.[1]);
  const isNode = stem !== undefined && NODES.test(stem);
  if (!isNode && !OTHERS.test(name)) return undefined;
  const instead = Object.hasOwn(INSTEAD, name) ? INSTEAD[name] : undefined;
  return {
    reason: `No package of Lexical exports ${name}: it's part of the playground, the demo in Lexical's repository.`,
    ...(instead ?? copied(isNode)),
  };
}

function copied(isNode: boolean): Instead {
  const [written, link] = isNode
    ? ['the node class', '/docs/concepts/nodes']
    : ['the plugin', '/docs/react/create_plugin'];
  return {
    fix: `Copy its file from packages/lexical-playground/src into your project and import it from there, or write ${written} yourself.`,
    link,
  };
}

function pascalCase(name: string | undefined): string | undefined {
  return name
    ?.toLowerCase()
    .replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
