// @ts-check

/**
 * Reduces a component that only renders on the server to its styles: in the browser, it would
 * render nothing, and its text for documents isn't needed.
 *
 * @returns {string}
 */
export default function serverOnlyLoader() {
  return "import './styles.module.css';\nexport default () => null;\n";
}
