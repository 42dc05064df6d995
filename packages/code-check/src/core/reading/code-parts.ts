/** Lines that replace what an author left out. */
const LEFT_OUT_LINE = /^[ \t]*(?:\.{2,}|…)[ \t]*[,;]?[ \t]*$/gm;
/** `createEditor(...)`, `{ ... }`: dots that replace what an author left out. */
const LEFT_OUT = /(?:\.\.\.|…)(?=\s*[)\]},;])/g;
/** The same in a comment, in place of a value or a parameter. */
const LEFT_OUT_COMMENT =
  /(?<=[(,{[]\s*)\/\*\s*(?:\.\.\.|…)[^*]*\*\/(?=\s*[),\]]|\s*,)/g;
const DOCUMENT = /^\s*(?:<!doctype|<(?:html|head|body|script|template|style)\b)/i;
const SCRIPT = /(?<=<script\b[^>]*>).*?(?=<\/script>)/gis;
const FENCE =
  /(?<=^[ \t]*(?:```|~~~)[ \t]*(?:[jt]sx?|javascript|typescript)\b[^\n]*\n).*?(?=^[ \t]*(?:```|~~~))/gms;

/**
 * Returns a text with the same length and lines that contains only code: the scripts of HTML, Vue
 * and Svelte, the fences of Markdown, with names in place of dots.
 */
export function codeOf(text: string): string {
  const parts = DOCUMENT.test(text)
    ? SCRIPT
    : /^[ \t]*(?:```|~~~)/m.test(text)
      ? FENCE
      : undefined;
  const code = parts === undefined ? text : onlyParts(text, parts);
  return code
    .replaceAll(LEFT_OUT_LINE, blank)
    .replaceAll(LEFT_OUT_COMMENT, (dots) => '_'.repeat(dots.length))
    .replaceAll(LEFT_OUT, (dots) => '_'.repeat(dots.length));
}

function onlyParts(text: string, pattern: RegExp): string {
  const parts: string[] = [];
  let end = 0;
  for (const {0: part, index} of text.matchAll(pattern)) {
    parts.push(blank(text.slice(end, index)), part);
    end = index + part.length;
  }
  // Text without any code is reported as text.
  return end === 0 ? text : parts.join('') + blank(text.slice(end));
}

function blank(text: string): string {
  return text.replaceAll(/[^\n\r]/g, ' ');
}
