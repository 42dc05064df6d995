import siteConfig from '@generated/docusaurus.config';
import type {PlaygroundContent} from '@lexical-documentation/playground-link';

import {asModule} from '@site/src/components/playground/own-extension';

/** A document with one empty paragraph, which is where a caret can be. */
const EMPTY: PlaygroundContent['state'] = {
  root: {
    children: [
      {
        children: [],
        direction: null,
        format: '',
        indent: 0,
        type: 'paragraph',
        version: 1,
      } as PlaygroundContent['state']['root']['children'][number],
    ],
    direction: null,
    format: '',
    indent: 0,
    type: 'root',
    version: 1,
  },
};

/** Opens the sample of a pressed button in the playground, as the code of an empty document. */
async function openSample(button: Element): Promise<void> {
  const sample = button.parentElement?.querySelector('.code-tokens')?.textContent;
  if (!sample) return;
  const {createShareLink} = await import(
    /* webpackChunkName: "share-link" */ '@lexical-documentation/playground-link'
  );
  const address = `${siteConfig.baseUrl}playground`;
  const content = {state: EMPTY, code: asModule(sample)};
  window.location.assign(await createShareLink(content, address));
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element ? target.closest('.code-open') : null;
    if (button) void openSample(button);
  });
}
