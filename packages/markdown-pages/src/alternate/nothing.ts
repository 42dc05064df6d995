/** Nothing: the HTML document has named the Markdown already. */
export default function AlternateLink(): null {
  return null;
}
