import {sendToFrame, useFrameMessages} from '@lexical-documentation/code-sandbox';
import {type RefObject, useCallback, useEffect, useState} from 'react';

import {readChanged, type ToPlayground} from './protocol';
import type {KeptCode} from './use-kept-code';

/** Sends the document to each new frame, and receives it after each change there. */
export function useFramedDocument(
  frameRef: RefObject<HTMLIFrameElement | null>,
  isHeld: boolean,
  kept: KeptCode,
): void {
  const [openedFrames, setOpenedFrames] = useState(0);
  const receive = useCallback(
    (data: unknown) => {
      if ((data as {type?: unknown} | null)?.type === 'ready') {
        sendToFrame<ToPlayground>(frameRef.current, {
          type: 'open',
          content: kept.read(),
          sheets: sheetsOfPage(),
        });
        setOpenedFrames((last) => last + 1);
        return;
      }
      const content = readChanged(data);
      if (content) kept.setDocument(content);
    },
    [frameRef, kept],
  );
  useFrameMessages(frameRef, receive);
  useEffect(() => {
    if (isHeld) sendToFrame<ToPlayground>(frameRef.current, {type: 'show'});
  }, [frameRef, isHeld, openedFrames]);
}

/** Fonts are left out, because a document without an origin can't load them. */
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
    // Browser extensions add style sheets of other origins, which can't be read.
    return [];
  }
}
