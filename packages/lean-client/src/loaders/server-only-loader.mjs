// @ts-check

/**
 * Leaves of a component that renders for the server alone its styles: the browser, in which it would
 * render nothing, has no use for the text that it writes into documents.
 *
 * @returns {string}
 */
export default function serverOnlyLoader() {
  return "import './styles.module.css';\nexport default () => null;\n";
}
