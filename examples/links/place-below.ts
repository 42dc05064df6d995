const GAP = 6;

/** Moves a panel below the element that it belongs to, and keeps it inside the page. */
export function placeBelow(
  panel: HTMLElement,
  target: Pick<Element, 'getBoundingClientRect'>,
  page: HTMLElement,
): void {
  const from = target.getBoundingClientRect();
  const within = page.getBoundingClientRect();
  const rightmost = within.width - panel.offsetWidth - GAP;
  const left = Math.max(GAP, Math.min(from.left - within.left, rightmost));
  panel.style.translate = `${left}px ${from.bottom - within.top + GAP}px`;
}
