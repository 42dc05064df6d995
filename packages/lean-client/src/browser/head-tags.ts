/** An element that a component wants in the document's head, or attributes of `html` and `body`. */
export interface HeadTag {
  readonly type: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The attributes by which two elements of a kind are the same. */
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
 * Returns what a head is to hold: of elements that stand once in it, those of the component that came
 * last. One component may want several that are alike, as the languages of a page.
 *
 * @param wishes - what each component wants, in the order in which they came
 */
export function tagsThatCount(wishes: readonly (readonly HeadTag[])[]): HeadTag[] {
  const taken = new Set<string>();
  const counting: HeadTag[][] = [];
  for (const tags of [...wishes].reverse()) {
    const own = tags.filter((tag) => !taken.has(identityOf(tag)));
    for (const tag of own) taken.add(identityOf(tag));
    // Those of html and body are added to each other.
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
