/** Keeps links and new windows from replacing or leaving the frame, and says so. */
export function stayInFrame(report: (text: string) => void): void {
  window.addEventListener('click', (event) => {
    const link = event
      .composedPath()
      .find((target) => target instanceof HTMLAnchorElement);
    const href = link?.getAttribute('href');
    if (!link || !href || href.startsWith('#') || link.isContentEditable) return;
    if (event.defaultPrevented) return;
    event.preventDefault();
    report(`The link to ${link.href} was clicked. Links are not followed here.`);
  });
  window.open = (address) => {
    report(
      `A window for ${String(address)}, which the code tried to open, cannot open here.`,
    );
    return null;
  };
}
