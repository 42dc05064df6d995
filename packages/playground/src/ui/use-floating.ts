import {
  autoUpdate,
  computePosition,
  flip,
  offset,
  type Placement,
  type ReferenceElement,
  shift,
} from '@floating-ui/dom';
import {type RefObject, useLayoutEffect} from 'react';

const DISTANCE = 6;
const EDGE = 8;

/** Keeps a floating element beside its reference, inside the window, while both exist. */
export function useFloating(
  reference: ReferenceElement | null,
  floatingRef: RefObject<HTMLElement | null>,
  placement: Placement,
): void {
  useLayoutEffect(() => {
    const floating = floatingRef.current;
    if (reference === null || floating === null) return;
    const place = (): void => {
      void computePosition(reference, floating, {
        placement,
        strategy: 'fixed',
        middleware: [
          offset(DISTANCE),
          flip({padding: EDGE}),
          shift({padding: EDGE, crossAxis: true}),
        ],
      }).then(({x, y}) => {
        floating.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
        floating.dataset['placed'] = 'true';
      });
    };
    return autoUpdate(reference, floating, place);
  }, [reference, floatingRef, placement]);
}
