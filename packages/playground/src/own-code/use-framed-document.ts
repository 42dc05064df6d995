import {type RefObject, useEffect, useState} from 'react';

import {readChanged} from './protocol';
import {send} from './send';
import type {KeptCode} from './use-kept-code';

/** Hands the document to each new frame, and takes it back whenever it has changed there. */
export function useFramedDocument(
  frameRef: RefObject<HTMLIFrameElement | null>,
  isHeld: boolean,
  kept: KeptCode,
): void {
  const [openedFrames, setOpenedFrames] = useState(0);
  useEffect(() => {
    const listen = ({data, source}: MessageEvent<unknown>): void => {
      const frame = frameRef.current;
      if (!frame || source !== frame.contentWindow) return;
      if ((data as {type?: unknown} | null)?.type === 'ready') {
        send(frame, {type: 'open', content: kept.read(), sheets: sheetsOfPage()});
        setOpenedFrames((last) => last + 1);
        return;
      }
      const content = readChanged(data);
      if (content) kept.setDocument(content);
    };
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
    };
  }, [frameRef, kept]);
  useEffect(() => {
    if (isHeld) send(frameRef.current, {type: 'show'});
  }, [frameRef, isHeld, openedFrames]);
}

/** Fonts would be refused: a document without an origin may load none. */
function sheetsOfPage(): string[] {
  return [...document.styleSheets].map((sheet) =>
    rulesOf(sheet)
      .filter((rule) => !(rule instanceof CSSFontFaceRule))
      .map(({cssText}) => cssText)
      .join('\n'),
  );
}

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    // Extensions of the browser bring sheets of other origins, which nobody may read.
    return [];
  }
}
