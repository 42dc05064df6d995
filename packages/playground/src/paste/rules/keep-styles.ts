import {camel, kebab, writeModule} from './code-parts';

/** Generates the rule that copies a CSS property of an element to its text. */
export function keepTextStyle(property: string): string {
  return writeModule({
    what: kebab(property),
    html: ['$withImportContext', 'contextValue', 'ImportTextStyle'],
    match: `sel.any().styleAny('${property}', /./)`,
    $import: `(context, element, $next) => {
    const value = element.style.getPropertyValue('${property}');
    const style = {...context.get(ImportTextStyle), ${key(property)}: value};
    return $withImportContext([contextValue(ImportTextStyle, style)])($next);
  }`,
  });
}

/** Generates the rule that makes text with a weight of 600 or more bold. */
export function keepWeight(): string {
  return writeModule({
    ...textFormat('IS_BOLD'),
    what: 'font-weight',
    match: "sel.any().styleAny('font-weight', /^([6-9]00|bolder)$/)",
  });
}

/** Generates the rule that turns an element into a text format. */
export function keepFormat(tag: string, format: string): string {
  return writeModule({
    ...textFormat(format),
    what: kebab(tag),
    match: `sel.tag('${tag}')`,
  });
}

/** Generates the rule that stores a CSS property of a block in the block's node state. */
export function keepBlockStyle(property: string): string {
  return writeModule({
    ...nodeState(property, `element.style.getPropertyValue('${property}')`),
    match: `sel.any().styleAny('${property}', /./)`,
  });
}

/** Generates the rule that stores an attribute in the node's state. */
export function keepAttribute(name: string): string {
  return writeModule({
    ...nodeState(name, `element.getAttribute('${name}') || 'true'`),
    match: `sel.any().attr('${name}', true)`,
  });
}

/** Generates the rule that stores the name of an element in the state of its nodes. */
export function keepElementName(tag: string): string {
  return writeModule({
    ...nodeState('element-name', `'${tag}'`),
    what: kebab(tag),
    match: `sel.tag('${tag}')`,
  });
}

/** Generates the rule and the preprocess function for a declaration that browsers don't know. */
export function keepForeignStyle(property: string): string {
  const attribute = `data-${kebab(property)}`;
  const state = nodeState(property, `element.getAttribute('${attribute}') ?? ''`);
  return writeModule({
    ...state,
    html: ['type DOMPreprocessFn'],
    before: `// Reading styles drops what is no CSS, so it is copied before.
const copyToAttribute: DOMPreprocessFn = (dom, _context, $next) => {
  for (const element of dom.querySelectorAll('[style*="${property}"]')) {
    const style = element.getAttribute('style') ?? '';
    const value = /(?:^|;)\\s*${property}:([^;]+)/.exec(style)?.[1];
    if (value) element.setAttribute('${attribute}', value.trim());
  }
  $next();
};

${state.before}`,
    match: `sel.any().attr('${attribute}', true)`,
    preprocess: 'copyToAttribute',
  });
}

function textFormat(format: string) {
  return {
    html: ['$withImportContext', 'contextValue', 'ImportTextFormat'],
    lexical: [format],
    $import: `(context, _element, $next) => {
    const format = context.get(ImportTextFormat) | ${format};
    return $withImportContext([contextValue(ImportTextFormat, format)])($next);
  }`,
  };
}

/** Inner elements come first, and take precedence. */
function nodeState(name: string, value: string) {
  const state = `${camel(name)}State`;
  const element = value.includes('element') && !value.startsWith("'");
  return {
    what: kebab(name),
    lexical: ['$getState', '$setState', 'createState'],
    before: `export const ${state} = createState('${camel(name)}', {
  parse: (value) => (typeof value === 'string' ? value : ''),
});`,
    $import: `(_context, ${element ? 'element' : '_element'}, $next) => {
    const nodes = $next();
    for (const node of nodes) {
      if ($getState(node, ${state}) !== '') continue;
      $setState(node, ${state}, ${value});
    }
    return nodes;
  }`,
  };
}

function key(property: string): string {
  return property.includes('-') ? `'${property}'` : property;
}
