/**
 * What the sandbox may do, as the document itself says it, so that it holds on any host: run the
 * scripts that came with the site and what the reader wrote, and reach nothing else.
 */
export const SANDBOX_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'media-src data: blob:',
  "connect-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

const STYLES = `
:root { color-scheme: light; }
body {
  margin: 0;
  padding: 1rem;
  color: light-dark(#171a2b, #e9eaf3);
  background: light-dark(#fff, #11131f);
  font: 1rem/1.7 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
#editor { min-height: 1.7em; }
`;

/** Returns the document that edited sources run in. */
export function sandboxDocument(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${SANDBOX_POLICY}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<title>Edited source</title>
<style>${STYLES}</style>
</head>
<body>
<script src="sandbox.js"></script>
</body>
</html>
`;
}
