import {startTransition} from 'react';

import {pause} from './pause';
import {BrowserRouter} from './router';

// In the order in which Docusaurus imports them, which is the order of their styles.
const loadApp = () =>
  import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
const loadPages = () => import(/* webpackMode: "eager" */ './preload');
const loadLinks = () => import(/* webpackMode: "eager" */ './docusaurus');
// Parts that the first of them needs.
const loadClientModules = () =>
  import(/* webpackMode: "eager" */ '@generated/client-modules');
const loadLayout = () => import(/* webpackMode: "eager" */ '@theme/Layout');
const loadReact = () => import(/* webpackMode: "eager" */ 'react-dom/client');

void start();

/** A page runs this module, and doesn't import anything from it. */
export default undefined;

/**
 * Renders the page like Docusaurus, but in several tasks: running all modules in one task would
 * block a phone.
 */
async function start(): Promise<void> {
  await pause();
  const {hydrateRoot} = await loadReact();
  await pause();
  // They can change the URL.
  await loadClientModules();
  await pause();
  await loadLayout();
  await pause();
  const {default: preload, askForClicked} = await loadPages();
  // Browsers record the functions that led to a request, and large functions make this slow.
  await pause();
  const pageIsThere = preload(window.location.pathname);
  const {default: docusaurus} = await loadLinks();
  Object.assign(window, {docusaurus});
  document.addEventListener('click', askForClicked, {capture: true});
  const {default: App} = await loadApp();
  await pageIsThere;
  await pause();
  startTransition(() => {
    const root = hydrateRoot(
      document.getElementById('__docusaurus') as HTMLElement,
      <BrowserRouter>
        <App />
      </BrowserRouter>,
      {onRecoverableError: report},
    );
    Object.assign(window, {docusaurusRoot: root});
  });
}

function report(error: unknown, info: unknown): void {
  console.error('Docusaurus React Root onRecoverableError:', error, info);
}
