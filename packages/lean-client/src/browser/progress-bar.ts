/**
 * Implements what Docusaurus uses of `nprogress`, with the same elements, which its style sheet
 * styles: a bar that advances while a page loads. The library's other features make it ten times as
 * large.
 */

const CREEP_MS = 300;
const FADE_MS = 200;

let bar: HTMLElement | undefined;
let creeping: ReturnType<typeof setInterval> | undefined;
let done = 0;

function show(share: number): void {
  done = share;
  const inner = bar?.firstElementChild as HTMLElement | null | undefined;
  if (inner) {
    inner.style.transition = `transform ${FADE_MS}ms ease`;
    inner.style.transform = `translateX(${(share - 1) * 100}%)`;
  }
}

function removeBar(): void {
  bar?.remove();
  bar = undefined;
}

export default {
  /** The theme disables a spinner, which this bar doesn't have. */
  configure: (): void => undefined,

  /** Shows the bar, unless it's visible. */
  start(): void {
    if (bar) return;
    bar = document.createElement('div');
    bar.id = 'nprogress';
    bar.innerHTML =
      '<div class="bar" role="presentation"><div class="peg"></div></div>';
    document.body.append(bar);
    show(0.08);
    // Each step is a part of the rest, so that the bar is never full before the page has loaded.
    creeping = setInterval(() => show(done + (0.95 - done) / 8), CREEP_MS);
  },

  /** Fills the bar and removes it. */
  done(): void {
    if (!bar) return;
    clearInterval(creeping);
    show(1);
    setTimeout(removeBar, FADE_MS);
  },
};
