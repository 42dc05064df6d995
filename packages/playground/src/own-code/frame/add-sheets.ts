/** Gives the document the look of the page around it. */
export function addSheets(sheets: readonly string[]): void {
  const elements = sheets.map((text) => {
    const style = document.createElement('style');
    style.textContent = text;
    return style;
  });
  // Before the playground's own, which build upon them.
  document.head.prepend(...elements);
}
