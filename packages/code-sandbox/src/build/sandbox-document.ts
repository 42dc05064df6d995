import {createHash} from 'node:crypto';

/**
 * Evaluates what readers write. It stands in the document itself: to a document without an origin,
 * scripts of files are foreign, and browsers hide the errors of what foreign scripts evaluate.
 */
const EVALUATE = 'window.evaluate = (source) => (0, eval)(source);';
const EVALUATE_HASH = createHash('sha256').update(EVALUATE).digest('base64');

/**
 * What the sandbox may do, as the document itself says it, so that it holds on any host: run the
 * scripts that came with the site and what the reader wrote, and reach nothing else.
 */
export const SANDBOX_POLICY = [
  "default-src 'none'",
  `script-src 'self' 'unsafe-eval' 'sha256-${EVALUATE_HASH}'`,
  "style-src 'self' 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data:',
  'media-src data: blob:',
  "connect-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

const STYLES = `
:root { color-scheme: light; }
body {
  margin: 0;
  padding: 1rem;
  color: light-dark(#171a2b, #e9eaf3);
  background: light-dark(#fff, #11131f);
  font: 1rem/1.7 var(--ifm-font-family-base, system-ui, sans-serif);
}
#editor { min-height: 1.7em; }
${unstyled()}`;

/**
 * Samples come without styles: an editor, a menu and a table must be visible all the same. No
 * rule outweighs one of the reader's.
 */
function unstyled(): string {
  const line = '1px solid light-dark(#c9ccd9, #4a506b)';
  return `
:where(button, input, select) { font: inherit; }
:where(pre, code, kbd, samp) { font-family: var(--ifm-font-family-monospace, monospace); }
:where([contenteditable]:not([class])) {
  padding: 0.5rem 0.75rem;
  margin-block: 0.5rem;
  border: ${line};
  border-radius: 0.5rem;
}
:where([contenteditable]:not([class]) > p) { margin: 0 0 0.25rem; }
:where([contenteditable] table) { border-collapse: collapse; }
:where([contenteditable] :is(td, th)) { min-width: 5rem; padding: 0.25rem 0.5rem; border: ${line}; }
:where(li[role='checkbox']) { margin-inline-start: -1.25rem; list-style: none; }
:where(li[role='checkbox'])::before { content: '☐ '; }
:where(li[role='checkbox'][aria-checked='true'])::before { content: '☑ '; }
:where(ul:has(> [role='option']), [role='menu']) {
  padding: 0.25rem;
  margin: 0;
  list-style: none;
  background: light-dark(#fff, #1b1e2e);
  border: ${line};
  border-radius: 0.5rem;
}
:where([role='option']) { padding: 0 0.5rem; cursor: pointer; }
:where([role='option'][aria-selected='true']) { background: light-dark(#dde3ff, #33438f); }
:where([role='menuitem']) { display: block; width: 100%; text-align: start; }
`;
}

/**
 * Returns the document that edited sources run in.
 *
 * @param name - of its script, and of its style sheet where it has one
 * @param siteStyles - rules of the site that hold in it too
 */
export function sandboxDocument(
  name: string,
  hasStyles: boolean,
  siteStyles: string,
): string {
  const styles = hasStyles
    ? `<style>${siteStyles}</style>\n<link rel="stylesheet" href="${name}.css">`
    : `<style>${siteStyles}${STYLES}</style>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${SANDBOX_POLICY}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<title>Edited source</title>
${styles}
</head>
<body>
<script>${EVALUATE}</script>
<script src="${name}.js"></script>
</body>
</html>
`;
}
