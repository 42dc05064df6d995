/** Inserts the query in the URL of the link "Let us know.". */
export function missingResultsUrl(template: string, query: string): string {
  return template.replaceAll('{query}', () => encodeURIComponent(query));
}
