import type {LexicalFigures} from './figures';

/** What pages know of the build, carried by Docusaurus' custom fields. */
export interface SiteFields {
  readonly figures: LexicalFigures;
  readonly playgroundUrl: string;
}
