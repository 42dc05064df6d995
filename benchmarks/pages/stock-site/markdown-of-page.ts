import type {Page} from 'playwright-core';

/** A stretch of a page: raw HTML, or what Markdown has a form for. */
type Part =
  | {readonly kind: 'html'; readonly html: string}
  | {
      readonly kind: 'heading';
      readonly level: number;
      readonly id: string;
      readonly text: string;
    }
  | {readonly kind: 'code'; readonly text: string};

/**
 * Reads a built page back into Markdown, so that stock Docusaurus makes React elements, a table
 * of contents and highlighted code of the same text.
 *
 * @param selector - the element that holds the text
 */
export async function markdownOfPage(
  page: Page,
  url: string,
  selector: string,
): Promise<string> {
  await page.goto(url, {waitUntil: 'domcontentloaded'});
  const parts = await page.evaluate(splitContent, selector);
  return parts.map(formatPart).join('\n\n');
}

/** Runs in the page. Headings and code blocks are cut out, wherever they are nested. */
function splitContent(selector: string): Part[] {
  const root = document.querySelector(selector);
  if (!root) {
    throw new Error(`${location.pathname} has no ${selector}`);
  }
  const cut: Part[] = [];
  for (const element of root.querySelectorAll('h1, h2, h3, h4, h5, h6, pre')) {
    const text = element.textContent.replaceAll('\u200b', '');
    cut.push(
      element.tagName === 'PRE'
        ? {kind: 'code', text}
        : {
            kind: 'heading',
            level: Number(element.tagName.slice(1)),
            id: element.id,
            text,
          },
    );
    element.replaceWith(document.createComment('cut'));
  }
  const [first = '', ...rest] = root.innerHTML
    .replaceAll(/\s+/g, ' ')
    .split('<!--cut-->');
  return [
    {kind: 'html', html: first},
    ...rest.flatMap((html, index): Part[] => {
      const part = cut[index];
      return part ? [part, {kind: 'html', html}] : [{kind: 'html', html}];
    }),
  ];
}

function formatPart(part: Part): string {
  switch (part.kind) {
    case 'heading': {
      const anchor = part.id ? ` {#${part.id}}` : '';
      return `${'#'.repeat(part.level)} ${escapeMarkdown(part.text.trim())}${anchor}`;
    }
    case 'code':
      return `\`\`\`ts\n${part.text.trimEnd()}\n\`\`\``;
    case 'html':
      // The comment makes the whole line HTML, whatever it starts with.
      return part.html.trim() ? `<!---->${part.html}` : '';
  }
}

function escapeMarkdown(text: string): string {
  return text.replaceAll(
    /[^\p{L}\p{N} ]/gu,
    (character) => `&#${character.codePointAt(0)};`,
  );
}
