/** The tabs of a sample that is in both languages: label, file name if any, and code. */
const TABS =
  /^\*\*TypeScript\*\*\n\n((?:\*\*[^\n]+\*\*\n\n)?(`{3,})tsx?\b[^\n]*\n.*?\n\2)\n\n\*\*JavaScript\*\*\n\n(?:\*\*[^\n]+\*\*\n\n)?\2jsx?\b[^\n]*\n.*?\n\2(?=\n|$)/gms;

/** Keeps only the TypeScript of samples that are in both languages, because the code is the same. */
export function withoutJavaScriptTabs(text: string): string {
  return text.replace(TABS, '$1');
}
