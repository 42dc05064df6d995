import {embedOfFrame} from '../editor/embeds/embed-providers';

/** Elements that no node can represent. Their text is kept if they have any. */
const WITHOUT_NODE: Readonly<Record<string, string>> = {
  audio: 'sound',
  canvas: 'drawing',
  embed: 'embedded content',
  iframe: 'embedded page',
  object: 'embedded content',
  svg: 'drawing',
  video: 'video',
};

const TABLE_PARTS = new Set(['thead', 'tbody', 'tfoot', 'tr', 'colgroup', 'col']);
const LONGEST_ADDRESS = 60;

/**
 * Changes a parsed page so that as much of it as possible becomes nodes.
 *
 * @returns one sentence for the reader about each loss
 */
export function prepareHtml(page: Document): string[] {
  liftOutOfTables(page);
  return [...replacePictures(page), ...countLost(page)];
}

/** Tables can only contain rows, so everything else, such as a caption, moves in front of the table. */
function liftOutOfTables(page: Document): void {
  for (const table of page.querySelectorAll('table')) {
    for (const child of [...table.children]) {
      if (TABLE_PARTS.has(child.localName)) continue;
      const paragraph = page.createElement('p');
      paragraph.append(...child.childNodes);
      table.before(child.localName === 'caption' ? paragraph : child);
      if (child.localName === 'caption') child.remove();
    }
  }
}

/** Relative URLs can only be resolved on the page that they were copied from. */
function replacePictures(page: Document): string[] {
  return [...page.querySelectorAll('img')]
    .filter((image) => !isShowable(image.getAttribute('src') ?? ''))
    .map((image) => {
      const src = image.getAttribute('src') ?? '';
      const alt = image.getAttribute('alt') ?? '';
      image.replaceWith(alt);
      const kept = alt === '' ? '' : ` Its description, “${alt}”, takes its place.`;
      return `${reasonOf(src)}${kept}`;
    });
}

function isEmbeddable(frame: Element): boolean {
  return embedOfFrame(frame.getAttribute('src') ?? '') !== null;
}

function reasonOf(src: string): string {
  if (src === '') return 'A picture has no URL.';
  const address =
    src.length > LONGEST_ADDRESS ? `${src.slice(0, LONGEST_ADDRESS)}…` : src;
  return `The picture “${address}” cannot be loaded from here, because its URL is not complete.`;
}

function countLost(page: Document): string[] {
  const counts = new Map<string, number>();
  for (const element of page.body.querySelectorAll(
    Object.keys(WITHOUT_NODE).join(','),
  )) {
    const name = element.localName;
    if (name === 'iframe' && isEmbeddable(element)) continue;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(
    ([name, count]) =>
      `No node holds <${name}> (${WITHOUT_NODE[name]}): ${count} left out.`,
  );
}

/** Returns whether a picture can be shown on a page other than its own. */
export function isShowable(src: string): boolean {
  return /^(data:image\/|https?:\/\/)/i.test(src);
}
