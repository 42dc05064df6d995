/** An element that a component adds to the document's head, or attributes of `html` and `body`. */
export interface HeadTag {
  readonly type: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The attributes that identify an element among those of its kind. */
const IDENTITY = [
  'name',
  'property',
  'http-equiv',
  'itemprop',
  'charset',
  'src',
  'href',
];

/**
 * Returns the content of the head. Of elements that can only occur once, the one from the newest
 * component is used. A component can add several similar ones, such as the languages of a page.
 *
 * @param wishes - what each component adds, in the order in which they were mounted
 */
export function tagsThatCount(wishes: readonly (readonly HeadTag[])[]): HeadTag[] {
  const taken = new Set<string>();
  const counting: HeadTag[][] = [];
  for (const tags of [...wishes].reverse()) {
    const own = tags.filter((tag) => !taken.has(identityOf(tag)));
    for (const tag of own) taken.add(identityOf(tag));
    // Attributes of html and body are merged.
    for (const type of ['html', 'body']) taken.delete(type);
    counting.unshift(own);
  }
  return counting.flat();
}

function identityOf({type, attributes, text}: HeadTag): string {
  if (['title', 'html', 'body'].includes(type)) return type;
  const name =
    attributes['rel'] === 'canonical'
      ? 'rel'
      : IDENTITY.find((key) => attributes[key] !== undefined);
  const value = name === undefined ? text : attributes[name];
  return [type, name, value].join(' ').toLowerCase();
}
