import {button, BUTTON_STYLES, element, shadowOf} from './elements';

const STYLES = `
  :host {
    position: fixed;
    z-index: 300;
    inset: auto 1rem 1rem;
    margin-inline: auto;
    max-width: 30rem;
    width: fit-content;
  }
  section {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
    align-items: center;
    padding: 0.75rem 1rem;
    border: 1px solid var(--site-line, var(--ifm-color-emphasis-300));
    border-radius: var(--ifm-global-radius);
    color: var(--ifm-font-color-base);
    background: var(--ifm-background-color);
    box-shadow: 0 4px 16px rgb(0 0 0 / 20%);
  }
  p { margin: 0; flex: 1 1 14rem; }
  div { display: flex; gap: 0.5rem; }
`;

/** Says that there is another version of the documentation, without taking the focus. */
export function announceVersion(): void {
  const host = element('aside', {'aria-label': 'New version'});
  const text = element('p', {role: 'status'});
  const actions = element(
    'div',
    {},
    button(
      'Reload',
      () => {
        location.reload();
      },
      'main',
    ),
    button('Later', () => {
      host.remove();
    }),
  );
  shadowOf(host, BUTTON_STYLES, STYLES).append(element('section', {}, text, actions));
  document.body.append(host);
  // Screen readers speak what enters a status that they know already.
  requestAnimationFrame(() => {
    text.textContent = 'A new version of this documentation is available.';
  });
}
