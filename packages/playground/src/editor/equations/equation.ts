/** What an equation says, in TeX, and whether it stands on a line of its own. */
export interface Equation {
  readonly source: string;
  readonly isDisplay: boolean;
}
