import {ClipboardDOMImportExtension} from '@lexical/clipboard';
import {
  $withImportContext,
  contextValue,
  defineImportRule,
  DOMImportExtension,
  type DOMPreprocessFn,
  ImportTextFormat,
  ImportTextStyle,
  sel,
} from '@lexical/html';
import {
  $getState,
  $setState,
  type AnyLexicalExtension,
  configExtension,
  createState,
  defineExtension,
  IS_BOLD,
} from 'lexical';

/*
 * The rules that the lab suggests, in executable form. A test runs the generated ones on the same
 * HTML, so that both do the same.
 */

/** Copies a CSS property of an element to its text. */
export function textStyleRule(property: string): AnyLexicalExtension {
  const rule = defineImportRule({
    match: sel.any().styleAny(property, /./),
    $import: (context, element, $next) => {
      const value = element.style.getPropertyValue(property);
      const style = {...context.get(ImportTextStyle), [property]: value};
      return $withImportContext([contextValue(ImportTextStyle, style)])($next);
    },
  });
  return extensionOf([rule]);
}

/** Makes text with a weight of 600 or more bold. */
export function weightRule(): AnyLexicalExtension {
  const rule = defineImportRule({
    match: sel.any().styleAny('font-weight', /^([6-9]00|bolder)$/),
    $import: (context, _element, $next) => {
      const format = context.get(ImportTextFormat) | IS_BOLD;
      return $withImportContext([contextValue(ImportTextFormat, format)])($next);
    },
  });
  return extensionOf([rule]);
}

/** Stores a CSS property in the node's state. */
export function blockStyleRule(property: string): AnyLexicalExtension {
  const match = sel.any().styleAny(property, /./);
  return extensionOf([stateRule(match, ({style}) => style.getPropertyValue(property))]);
}

/** Stores an attribute in the node's state. */
export function attributeRule(name: string): AnyLexicalExtension {
  const match = sel.any().attr(name, true);
  return extensionOf([
    stateRule(match, (element) => element.getAttribute(name) || 'true'),
  ]);
}

/** Stores a declaration that browsers don't know in the node's state. */
export function foreignStyleRule(
  property: string,
  read: (style: string) => string | undefined,
): AnyLexicalExtension {
  const attribute = 'data-foreign-style';
  const copy: DOMPreprocessFn = (dom, _context, $next) => {
    for (const element of dom.querySelectorAll(`[style*="${property}"]`)) {
      const value = read(element.getAttribute('style') ?? '');
      if (value) element.setAttribute(attribute, value.trim());
    }
    $next();
  };
  const match = sel.any().attr(attribute, true);
  const rule = stateRule(match, (element) => element.getAttribute(attribute) ?? '');
  return extensionOf([rule], [copy]);
}

const keptState = createState('kept', {
  parse: (value) => (typeof value === 'string' ? value : ''),
});

function stateRule(
  match: ReturnType<typeof sel.any>,
  valueOf: (element: HTMLElement) => string,
) {
  return defineImportRule({
    match,
    $import: (_context, element, $next) => {
      const nodes = $next();
      for (const node of nodes) {
        if ($getState(node, keptState) !== '') continue;
        $setState(node, keptState, valueOf(element));
      }
      return nodes;
    },
  });
}

function extensionOf(
  rules: readonly ReturnType<typeof defineImportRule>[],
  preprocess: readonly DOMPreprocessFn[] = [],
): AnyLexicalExtension {
  return defineExtension({
    name: 'playground/paste-trial',
    dependencies: [
      ClipboardDOMImportExtension,
      configExtension(DOMImportExtension, {rules, preprocess}),
    ],
  });
}
