import {camel, kebab, writeModule} from './code-parts';

/** Writes the rule that gives a CSS property of an element to the text in it. */
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

/** Writes the rule that makes text bold from a weight of 600 on. */
export function keepWeight(): string {
  return writeModule({
    ...textFormat('IS_BOLD'),
    what: 'font-weight',
    match: "sel.any().styleAny('font-weight', /^([6-9]00|bolder)$/)",
  });
}

/** Writes the rule that makes a format of text of an element. */
export function keepFormat(tag: string, format: string): string {
  return writeModule({
    ...textFormat(format),
    what: kebab(tag),
    match: `sel.tag('${tag}')`,
  });
}

/** Writes the rule that keeps a CSS property of a block beside the block. */
export function keepBlockStyle(property: string): string {
  return writeModule({
    ...nodeState(property, `element.style.getPropertyValue('${property}')`),
    match: `sel.any().styleAny('${property}', /./)`,
  });
}

/** Writes the rule that keeps an attribute beside the node. */
export function keepAttribute(name: string): string {
  return writeModule({
    ...nodeState(name, `element.getAttribute('${name}') || 'true'`),
    match: `sel.any().attr('${name}', true)`,
  });
}

/** Writes the rule that keeps the name of an element beside the nodes of what is in it. */
export function keepElementName(tag: string): string {
  return writeModule({
    ...nodeState('element-name', `'${tag}'`),
    what: kebab(tag),
    match: `sel.tag('${tag}')`,
  });
}

/** Writes rule and preprocess function for a declaration that browsers do not know. */
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

/** Inner elements come first, and stay. */
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
