interface Criteria {
  readonly name: string;
  readonly kind: string;
  readonly status: string;
  /** Label of the badge with a function's context. */
  readonly context: string;
}

/**
 * Applies the page's filter form: hides symbols, their entries in the list of contents, and groups
 * without visible symbols. A link to a hidden symbol resets the filter.
 *
 * @returns a function that removes the listeners
 */
export function filterSymbols(root: HTMLElement): () => void {
  const form = root.querySelector<HTMLFormElement>('form.api-filter');
  if (form === null) {
    return () => undefined;
  }
  const update = () => applyFilter(root, form);
  const reset = () => {
    form.reset();
    update();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      reset();
    }
  };
  const onSubmit = (event: Event) => event.preventDefault();
  const onClick = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const target = link?.hash ? document.getElementById(link.hash.slice(1)) : null;
    if (target && root.contains(target) && target.closest('[hidden]')) {
      reset();
    }
  };
  form.addEventListener('input', update);
  form.addEventListener('keydown', onKeyDown);
  form.addEventListener('submit', onSubmit);
  root.addEventListener('click', onClick, {capture: true});
  return () => {
    form.removeEventListener('input', update);
    form.removeEventListener('keydown', onKeyDown);
    form.removeEventListener('submit', onSubmit);
    root.removeEventListener('click', onClick, {capture: true});
  };
}

function applyFilter(root: HTMLElement, form: HTMLFormElement): void {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const criteria: Criteria = {
    name: normalize(text('name')),
    kind: text('kind'),
    status: text('status'),
    context: text('context'),
  };
  let shown = 0;
  const visible = new Set<string>();
  for (const group of root.querySelectorAll<HTMLElement>('.api-kind')) {
    const kind = group.querySelector('h2')?.id ?? '';
    let shownInGroup = 0;
    const symbols = group.querySelectorAll<HTMLElement>('.api-symbol');
    for (const symbol of symbols) {
      symbol.hidden = !matches(symbol, kind, criteria);
      if (!symbol.hidden) {
        shownInGroup += 1;
        visible.add(`#${symbol.querySelector('h3')?.id}`);
      }
    }
    group.hidden = shownInGroup === 0;
    // The remaining symbols don't have the height that was estimated for all of them.
    const isWhole = shownInGroup === symbols.length;
    group.style.contentVisibility = isWhole ? '' : 'visible';
    shown += shownInGroup;
  }
  filterContents(root, visible);
  const isFiltered = Object.values(criteria).some((value) => value !== '');
  const output = form.querySelector('output');
  if (output) {
    output.textContent = isFiltered ? (shown === 1 ? '1 name' : `${shown} names`) : '';
  }
}

function matches(symbol: HTMLElement, kind: string, criteria: Criteria): boolean {
  const heading = symbol.querySelector('h3');
  const isDeprecated = heading?.querySelector('.api-badge--deprecated') !== null;
  const context = heading?.querySelector('.api-badge--context')?.textContent;
  const name = [...(heading?.childNodes ?? [])].find(
    ({nodeType}) => nodeType === Node.TEXT_NODE,
  )?.textContent;
  return (
    normalize(name ?? '').includes(criteria.name) &&
    (criteria.kind === '' || criteria.kind === kind) &&
    (criteria.context === '' || criteria.context === context) &&
    (criteria.status === '' || (criteria.status === 'deprecated') === isDeprecated)
  );
}

function filterContents(root: HTMLElement, visible: ReadonlySet<string>): void {
  for (const list of root.querySelectorAll<HTMLElement>('.api-contents > div')) {
    const links = [...list.querySelectorAll('a')];
    links.forEach((link) => {
      link.hidden = !visible.has(link.hash);
    });
    list.hidden = links.every(({hidden}) => hidden);
    // Many short blocks would be hard to read.
    list.toggleAttribute(
      'data-filtered',
      links.some(({hidden}) => hidden),
    );
    if (list.previousElementSibling instanceof HTMLElement) {
      list.previousElementSibling.hidden = list.hidden;
    }
  }
}

/** Names match in any case, and with or without their `$`. */
function normalize(text: string): string {
  return text.trim().replace(/^\$/, '').toLowerCase();
}
