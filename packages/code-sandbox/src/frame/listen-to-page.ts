import type {ColorScheme, RunProgram, ToSandbox} from './protocol';
import {tell} from './tell';

/**
 * Answers the page's beats, follows its color scheme, and passes on everything else it sends.
 * Tells the page that this document is ready.
 *
 * @typeParam Further - what the page sends besides what it sends to every sandbox
 */
export function listenToPage<Further extends {readonly type: string} = never>(
  receive: (message: RunProgram | Further) => void,
): void {
  window.addEventListener(
    'message',
    ({data, source}: MessageEvent<ToSandbox | Further>) => {
      if (source !== window.parent) return;
      if (isOfEverySandbox(data)) answer(data);
      else receive(data);
    },
  );
  tell({type: 'ready'});
}

type Handled = Exclude<ToSandbox, RunProgram>;

function isOfEverySandbox(message: {readonly type: string}): message is Handled {
  return message.type === 'beat' || message.type === 'color-scheme';
}

function answer(message: Handled): void {
  if (message.type === 'beat') tell({type: 'alive'});
  else follow(message.colorScheme);
}

function follow(colorScheme: ColorScheme): void {
  const {documentElement: page} = document;
  page.style.colorScheme = colorScheme;
  page.dataset['theme'] = colorScheme;
}
