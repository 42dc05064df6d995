/**
 * Replaces the classic theme's loader of highlighter languages, because code is highlighted by the
 * build.
 */
export default function prismIncludeLanguages(): void {
  // Nothing is highlighted in the browser.
}
