/** Renders nothing: the HTML document already links to the Markdown. */
export default function AlternateLink(): null {
  return null;
}
