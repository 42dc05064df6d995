import {watchElements} from './watch-elements';

/** Code that the build left plain: an element for each word would double a page of hundreds of samples. */
const PLAIN_CODE = '.api-signature, .api-members > li > code, .code-sample code';
const MARGIN = '600px';

/** Names of highlights, in the order in which a word is looked up, with what they color. */
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
 * Colors code as in the guides, when it comes near, with highlights: they need no elements. Browsers
 * without them show it plain.
 *
 * @returns ends it, and takes the colors back
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
    // What is declared and what leads somewhere have a look of their own.
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
