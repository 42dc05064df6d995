import {createHash} from 'node:crypto';

import {escapeHtml} from '@lexical-documentation/common';

import type {WorkerSettings} from '../shared/settings';
import type {SiteFacts} from './site-facts';

/** Returns what the worker answers for a page that is not kept; the worker puts in the list. */
export function notKeptPage(
  {baseUrl, title, colorModeKey}: SiteFacts,
  styles: readonly string[],
): Pick<WorkerSettings, 'notKeptPage' | 'notKeptScript'> {
  const script = colorModeScript(colorModeKey);
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const html = `<!doctype html>
<html lang="en" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Not on this device | ${escapeHtml(title)}</title>
${links}
<style>body{padding:2rem 1rem}main{max-width:40rem;margin-inline:auto}</style>
<script>${script}</script>
</head>
<body>
<main>
<p><a href="${baseUrl}">${escapeHtml(title)}</a></p>
<h1>This page is not on this device</h1>
<p>You are offline, and this page was not kept when you were online. <a href="">Try again</a> once you have a network connection.</p>
<!--kept-->
</main>
</body>
</html>
`;
  const digest = createHash('sha256').update(script).digest('base64');
  return {notKeptPage: html, notKeptScript: `'sha256-${digest}'`};
}

/**
 * Shows the page in the reader's colors, and loads it again once there is a network. A network that
 * comes and goes within half a second is none, and must not stop a link that was just followed.
 */
function colorModeScript(key: string): string {
  return `let mode=null;try{mode=localStorage.getItem(${JSON.stringify(key)})}catch{}
document.documentElement.dataset.theme=mode==="dark"||mode==="light"?mode:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";
addEventListener("online",()=>setTimeout(()=>{if(navigator.onLine)location.reload()},500));`;
}
