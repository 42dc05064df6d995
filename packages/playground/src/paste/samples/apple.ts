import type {PasteSample} from './sample';

/** Apple Mail: spaces as elements, lines as `div` elements, a font on each span. */
export const appleMail: PasteSample = {
  id: 'apple-mail',
  label: 'Apple Mail',
  data: {
    'text/plain': 'Dear Anna,\n\nthe  seeds are here.\n\nBen',
    'text/html': `<meta charset="UTF-8"><div dir="auto" style="caret-color: rgb(0, 0, 0); color: rgb(0, 0, 0); font-family: Helvetica; font-size: 12px; text-size-adjust: auto; -webkit-text-stroke-width: 0px;">Dear Anna,</div><div style="caret-color: rgb(0, 0, 0); color: rgb(0, 0, 0); font-family: Helvetica; font-size: 12px;"><br></div><div style="caret-color: rgb(0, 0, 0); color: rgb(0, 0, 0); font-family: Helvetica; font-size: 12px;">the<span class="Apple-converted-space">&nbsp;</span> seeds are<span class="Apple-tab-span" style="white-space: pre;">	</span><span style="font-weight: 600; color: rgb(4, 51, 255);">here</span>.</div><blockquote type="cite" style="font-family: Helvetica; font-size: 12px;"><div>Any news?</div></blockquote><div id="AppleMailSignature" dir="ltr">Ben</div>`,
  },
};

/** Safari: computed styles of the page on each element. */
export const safari: PasteSample = {
  id: 'safari',
  label: 'Safari, part of a page',
  data: {
    'text/plain': 'A robin sings in the garden.',
    'text/html': `<meta charset="UTF-8"><h3 style="font-family: -apple-system-font; font-style: normal; font-weight: 600; letter-spacing: normal; text-align: start; text-indent: 0px; text-transform: none; white-space: normal; word-spacing: 0px; -webkit-text-stroke-width: 0px; caret-color: rgb(29, 29, 31); color: rgb(29, 29, 31);">A robin</h3><p style="margin: 0px; caret-color: rgb(29, 29, 31); color: rgb(29, 29, 31); font-family: -apple-system-font; font-size: 17px;">A<span class="Apple-converted-space">&nbsp;</span><a href="https://birds.example/robin" style="color: rgb(0, 102, 204); text-decoration: none;">robin</a><span class="Apple-converted-space">&nbsp;</span>sings in the <small>garden</small>. Press <kbd style="font-family: ui-monospace;">R</kbd> to hear it.</p><video src="https://birds.example/robin.mp4" controls=""></video><br class="Apple-interchange-newline">`,
  },
};
