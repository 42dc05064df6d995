/** What pages know of the build, carried by Docusaurus' custom fields. */
export interface SiteFields {
  readonly playgroundUrl: string;
}
