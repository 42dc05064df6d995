import {
  $createHorizontalRuleNode,
  $isHorizontalRuleNode,
  HorizontalRuleNode,
} from '@lexical/extension';
import {
  $convertFromMarkdownString,
  $convertToMarkdownString,
  CHECK_LIST,
  type ElementTransformer,
  registerMarkdownShortcuts,
  type TextMatchTransformer,
  TRANSFORMERS as SHIPPED,
} from '@lexical/markdown';
import type {LexicalEditor} from 'lexical';

import {captionText} from '../images/caption';
import {$isEmbedNode, EmbedNode} from '../embeds/embed-node';
import {
  $createEquationNode,
  $isEquationNode,
  EquationNode,
  inDollars,
} from '../equations/equation-node';
import {$createImageNode, $isImageNode, ImageNode} from '../images/image-node';

/** `---`, `***` or `___`, for which the package has no transformer. */
const HORIZONTAL_RULE: ElementTransformer = {
  type: 'element',
  dependencies: [HorizontalRuleNode],
  regExp: /^(?:-{3,}|\*{3,}|_{3,})\s?$/,
  replace: (parent, _children, _match, isImport) => {
    const rule = $createHorizontalRuleNode();
    // While typing, the caret belongs in the line after the rule.
    if (isImport || parent.getNextSibling() !== null) parent.replace(rule);
    else parent.insertBefore(rule);
    if (!isImport) rule.selectNext();
  },
  export: (node) => ($isHorizontalRuleNode(node) ? '---' : null),
};

/** `![alt](src "caption")` */
const IMAGE: TextMatchTransformer = {
  type: 'text-match',
  dependencies: [ImageNode],
  importRegExp: /!\[([^[\]]*)\]\(([^()\s]+)(?: "([^"]*)")?\)/,
  regExp: /!\[([^[\]]*)\]\(([^()\s]+)(?: "([^"]*)")?\)$/,
  trigger: ')',
  replace: (text, [, alt = '', src = '', title = '']) => {
    const caption = title === '' ? null : [{text: title, format: 0}];
    text.replace($createImageNode({src, alt, caption}));
  },
  export: (node) => {
    if (!$isImageNode(node)) return null;
    const {src, alt, caption} = node.getImage();
    const title = captionText(caption).replaceAll('"', '”');
    return `![${alt}](${src}${title === '' ? '' : ` "${title}"`})`;
  },
};

/** An embed is exported as its URL, and imported as a link. */
const EMBED: ElementTransformer = {
  type: 'element',
  dependencies: [EmbedNode],
  regExp: /^$a/,
  replace: () => false,
  export: (node) => ($isEmbedNode(node) ? node.getAddress() : null),
};

/** `$x$`, and `$$x$$` for an equation on a separate line. */
const EQUATION: TextMatchTransformer = {
  type: 'text-match',
  dependencies: [EquationNode],
  importRegExp: /(\${1,2})([^\s$](?:[^$]*[^\s$])?)\1/,
  regExp: /(\${1,2})([^\s$](?:[^$]*[^\s$])?)\1$/,
  trigger: '$',
  replace: (text, [, dollars, source = '']) => {
    text.replace($createEquationNode({source, isDisplay: dollars === '$$'}));
  },
  export: (node) => ($isEquationNode(node) ? inDollars(node.getEquation()) : null),
};

const TRANSFORMERS = [EMBED, EQUATION, HORIZONTAL_RULE, IMAGE, CHECK_LIST, ...SHIPPED];

/** Formats Markdown while you type. Returns a function that stops it. */
export function registerShortcuts(editor: LexicalEditor): () => void {
  return registerMarkdownShortcuts(editor, TRANSFORMERS);
}

/** Replaces the document with imported Markdown. */
export function $readMarkdown(markdown: string): void {
  $convertFromMarkdownString(markdown, TRANSFORMERS);
}

/** Returns the document as Markdown. */
export function $writeMarkdown(): string {
  return $convertToMarkdownString(TRANSFORMERS);
}
