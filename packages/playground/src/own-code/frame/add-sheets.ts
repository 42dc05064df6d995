import type {Sheet} from '../protocol';

/** Gives the document the look of the page around it. */
export function addSheets(sheets: readonly Sheet[]): void {
  const elements = sheets.map((sheet) => {
    if ('text' in sheet) {
      const style = document.createElement('style');
      style.textContent = sheet.text;
      return style;
    }
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = sheet.href;
    return link;
  });
  // Before the playground's own, which build upon them.
  document.head.prepend(...elements);
}
