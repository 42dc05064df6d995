/** Colors and sizes are the site's: its properties reach into the shadow. */
export const CONTROL_STYLES = `
  :host { display: block; margin-block: 1.25rem; }
  section {
    padding: 1rem 1.25rem;
    border: 1px solid var(--site-line, var(--ifm-color-emphasis-300));
    border-radius: var(--ifm-global-radius);
    background: var(--site-paper-sunk, transparent);
  }
  p { margin: 0 0 0.75rem; }
  p.problem { color: var(--site-caret, var(--ifm-color-danger)); }
  .body { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; }
  progress { flex: 1 1 12rem; accent-color: var(--ifm-color-primary); }
  span { min-width: 9rem; font-variant-numeric: tabular-nums; }
`;
