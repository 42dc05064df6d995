/** Where the reader keeps the documentation and removes it; a page writes `<offline-documentation>`. */
export const CONTROL_NAME = 'offline-documentation';

/** Defines the element, whose code is loaded with the first page that shows it. */
export function defineControl(): void {
  if (customElements.get(CONTROL_NAME)) return;
  customElements.define(
    CONTROL_NAME,
    class extends HTMLElement {
      private readonly leaving = new AbortController();

      connectedCallback(): void {
        void import('./control').then(({showControl}) => {
          if (this.isConnected) showControl(this, this.leaving.signal);
        });
      }

      disconnectedCallback(): void {
        this.leaving.abort();
      }
    },
  );
}
