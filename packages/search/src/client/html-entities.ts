const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

/** Turns the five escapes of highlighted text back into characters. */
export function decodeEntities(html: string): string {
  return html.replace(
    /&(?:amp|lt|gt|quot|#39|#x27);/g,
    (entity) => ENTITIES[entity] ?? entity,
  );
}
