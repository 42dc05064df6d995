/**
 * How often the target may be scrolled back, in frames: more than rendering a screen of symbols
 * takes.
 */
const MOST_FRAMES = 60;

/** After this many frames without a move, everything on the screen has its real height. */
const CALM_FRAMES = 5;

const SIGNS_OF_READER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to an element of a page whose sections have estimated heights until they're rendered.
 * Their real heights move the target, so it's scrolled back until it stays in place, or until the
 * reader scrolls.
 *
 * @returns a function that stops it
 */
export function scrollTo(target: HTMLElement): () => void {
  let frame = 0;
  let left = MOST_FRAMES;
  let calm = 0;
  let top = NaN;
  const step = () => {
    target.scrollIntoView();
    const now = target.getBoundingClientRect().top;
    calm = now === top ? calm + 1 : 0;
    top = now;
    left -= 1;
    if (left > 0 && calm < CALM_FRAMES) frame = requestAnimationFrame(step);
    else stop();
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    SIGNS_OF_READER.forEach((type) => removeEventListener(type, stop, true));
  };
  SIGNS_OF_READER.forEach((type) => addEventListener(type, stop, true));
  step();
  return stop;
}
