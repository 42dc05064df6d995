/**
 * Does for Docusaurus what it asks of `nprogress`, in the same elements, which its style sheet draws:
 * a bar that creeps on while a page loads. The library's other uses make it ten times as large.
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
  /** The theme switches off a spinner, which this bar has not. */
  configure: (): void => undefined,

  /** Shows the bar, unless it is there. */
  start(): void {
    if (bar) return;
    bar = document.createElement('div');
    bar.id = 'nprogress';
    bar.innerHTML =
      '<div class="bar" role="presentation"><div class="peg"></div></div>';
    document.body.append(bar);
    show(0.08);
    // Each step is a part of what is left, so that the end is never reached before the page is.
    creeping = setInterval(() => show(done + (0.95 - done) / 8), CREEP_MS);
  },

  /** Fills the bar and takes it away. */
  done(): void {
    if (!bar) return;
    clearInterval(creeping);
    show(1);
    setTimeout(removeBar, FADE_MS);
  },
};
