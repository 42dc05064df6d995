/** Returns an element with attributes and what stands in it. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** Returns a button with what it does. */
export function button(
  text: string,
  onClick: () => void,
  look: 'main' | 'plain' = 'plain',
): HTMLButtonElement {
  const made = element('button', {type: 'button', class: look}, text);
  made.addEventListener('click', onClick);
  return made;
}

/** Returns the shadow root of an element, with the styles given: no policy can forbid those. */
export function shadowOf(host: HTMLElement, ...styles: readonly string[]): ShadowRoot {
  const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
  root.adoptedStyleSheets = styles.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  return root;
}

/** Buttons as the site has them, where its style sheet does not reach. */
export const BUTTON_STYLES = `
  button {
    font: inherit;
    font-weight: 600;
    min-height: 2.5rem;
    padding: 0.4rem 1rem;
    border-radius: var(--ifm-global-radius);
    border: 1px solid var(--ifm-color-primary);
    color: var(--ifm-color-primary);
    background: transparent;
    cursor: pointer;
  }
  button.main {
    color: var(--ifm-background-color);
    background: var(--ifm-color-primary);
  }
  button:hover { text-decoration: underline; }
  button:focus-visible { outline: 2px solid var(--ifm-color-primary); outline-offset: 2px; }
`;
