/** Fills the query into the address behind "Let us know.". */
export function missingResultsUrl(template: string, query: string): string {
  return template.replaceAll('{query}', () => encodeURIComponent(query));
}
