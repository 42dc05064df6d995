import {watchElements} from './watch-elements';

/**
 * Code without elements for colors: an element for each word would double a page with hundreds of
 * samples.
 */
const PLAIN_CODE = '.api-signature, .api-members > li > code, .code-sample code';
const MARGIN = '600px';

/** Names of highlights, in order of precedence, with the words that they color. */
const ROLES = {
  comment: String.raw`\/\/.*|\/\*[^]*?\*\/`,
  string: String.raw`'[^'\n]*'|"[^"\n]*"`,
  keyword: String.raw`\b(?:abstract|as|async|await|case|class|const|else|export|extends|for|from|function|get|if|implements|import|in|instanceof|interface|is|keyof|let|new|of|private|protected|readonly|return|set|static|switch|throw|type|typeof|void|while)\b`,
  constant: String.raw`\b(?:true|false|null|undefined|this|super|\d+)\b`,
  type: String.raw`\b(?:any|bigint|boolean|never|number|object|string|symbol|unknown)\b|\b[A-Z]\w*[a-z]\w*`,
  function: String.raw`[$\w]+(?=\()`,
} as const;

type Role = keyof typeof ROLES;

const names = Object.keys(ROLES) as Role[];
const pattern = new RegExp(
  names.map((name) => `(?<${name}>${ROLES[name]})`).join('|'),
  'g',
);

/**
 * Colors code like in the guides when it comes into view, with CSS highlights, which need no
 * elements. Browsers without highlights show it plain.
 *
 * @returns a function that stops it, and removes the colors
 */
export function colorCode(root: HTMLElement): () => void {
  if (typeof Highlight !== 'function') return () => undefined;
  const highlights = new Map(names.map((name) => [name, new Highlight()]));
  for (const [name, highlight] of highlights)
    CSS.highlights.set(`api-${name}`, highlight);
  const stop = watchElements(root, PLAIN_CODE, MARGIN, (code, observer) => {
    observer.unobserve(code);
    colorWords(code, highlights);
  });
  return () => {
    stop();
    for (const name of names) CSS.highlights.delete(`api-${name}`);
  };
}

function colorWords(code: Element, highlights: ReadonlyMap<Role, Highlight>): void {
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    // Declared names and links have their own styles.
    if (text.parentElement?.closest('a, b')) continue;
    for (const {index, 0: word, groups = {}} of (text.textContent ?? '').matchAll(
      pattern,
    )) {
      const role = names.find((name) => groups[name] !== undefined);
      if (role === undefined) continue;
      highlights.get(role)?.add(
        new StaticRange({
          startContainer: text,
          startOffset: index,
          endContainer: text,
          endOffset: index + word.length,
        }),
      );
    }
  }
}
