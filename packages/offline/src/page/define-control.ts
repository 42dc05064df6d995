/** Where the reader keeps the documentation and removes it; a page writes `<offline-documentation>`. */
export const CONTROL_NAME = 'offline-documentation';

/** Defines the element, whose code is loaded with the first page that shows it. */
export function defineControl(): void {
  if (customElements.get(CONTROL_NAME)) return;
  customElements.define(
    CONTROL_NAME,
    class extends HTMLElement {
      connectedCallback(): void {
        import('./control').then(
          ({showControl}) => {
            showControl(this);
          },
          // The script of another version, or no network: what the page says stays.
          () => undefined,
        );
      }
    },
  );
}
