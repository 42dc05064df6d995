import type {AnyLexicalExtension} from 'lexical';

import {declarations, type Trait} from '../import/source-document';
import {keepMedia} from './keep-elements';
import {
  keepAttribute,
  keepBlockStyle,
  keepElementName,
  keepForeignStyle,
  keepFormat,
  keepTextStyle,
  keepWeight,
} from './keep-styles';
import {
  attributeRule,
  blockStyleRule,
  foreignStyleRule,
  textStyleRule,
  weightRule,
} from './live-rules';

/** A module that keeps something, and its extension, to try it. */
export interface KeepingRule {
  readonly code: string;
  /** Null if no trial is needed: a rule that creates a node for an element keeps the element. */
  readonly extension: AnyLexicalExtension | null;
}

/**
 * Returns the rule that keeps a group of traits with the same name, or null if there is nothing to
 * keep.
 */
export function ruleFor(traits: readonly Trait[]): KeepingRule | null {
  const [{kind, name} = {kind: 'element', name: ''}] = traits;
  if (kind === 'attribute') {
    return {code: keepAttribute(name), extension: attributeRule(name)};
  }
  if (kind === 'style') return ruleForStyle(name, traits);
  const code = codeForElement(name);
  return code === null ? null : {code, extension: null};
}

/** Returns whether a declaration only states the default. */
export function isUsual({kind, name, value}: Trait): boolean {
  return kind === 'style' && (USUAL[name] ?? []).includes(value.trim().toLowerCase());
}

const USUAL: Readonly<Record<string, readonly string[]>> = {
  'font-style': ['normal'],
  'font-variant': ['normal'],
  'font-variant-ligatures': ['normal'],
  'font-weight': ['normal', '400'],
  'letter-spacing': ['normal', '0px'],
  'text-decoration': ['none'],
  'text-indent': ['0px', '0'],
  'text-transform': ['none'],
  'vertical-align': ['baseline'],
  'white-space': ['normal'],
  'word-spacing': ['normal', '0px'],
};

const TEXT_STYLES = new Set([
  'background',
  'background-color',
  'color',
  'font-family',
  'font-feature-settings',
  'font-size',
  'font-size-adjust',
  'font-stretch',
  'font-variant',
  'font-variant-caps',
  'font-variant-ligatures',
  'font-variant-numeric',
  'letter-spacing',
  'text-shadow',
  'word-spacing',
]);

function ruleForStyle(name: string, traits: readonly Trait[]): KeepingRule | null {
  if (traits.every(isUsual)) return null;
  if (name === 'font-weight' && traits.some(isHeavy)) {
    return {code: keepWeight(), extension: weightRule()};
  }
  if (TEXT_STYLES.has(name)) {
    return {code: keepTextStyle(name), extension: textStyleRule(name)};
  }
  if (isCss(name, traits)) {
    return {code: keepBlockStyle(name), extension: blockStyleRule(name)};
  }
  const read = (style: string): string | undefined =>
    declarations(style).findLast(([own]) => own === name)?.[1];
  return {code: keepForeignStyle(name), extension: foreignStyleRule(name, read)};
}

function isHeavy({value}: Trait): boolean {
  return /^([6-9]00|bolder)$/.test(value.trim());
}

/** Returns whether the browser parses a declaration; only then can rules read it. */
export function isCss(name: string, traits: readonly Trait[]): boolean {
  const {style} = document.createElement('div');
  return traits.some(({value}) => {
    style.setProperty(name, value);
    return style.getPropertyValue(name) !== '';
  });
}

const FORMATS: Readonly<Record<string, string>> = {
  cite: 'IS_ITALIC',
  del: 'IS_STRIKETHROUGH',
  dfn: 'IS_ITALIC',
  ins: 'IS_UNDERLINE',
  kbd: 'IS_CODE',
  samp: 'IS_CODE',
  strike: 'IS_STRIKETHROUGH',
  tt: 'IS_CODE',
  var: 'IS_ITALIC',
};

/** Elements for which no rule is suggested. */
const WITHOUT_ADDRESS = new Set(['canvas', 'embed', 'img', 'math', 'object', 'svg']);

function codeForElement(tag: string): string | null {
  const format = FORMATS[tag];
  if (format) return keepFormat(tag, format);
  if (tag === 'audio' || tag === 'iframe' || tag === 'video') return keepMedia(tag);
  return WITHOUT_ADDRESS.has(tag) ? null : keepElementName(tag);
}
