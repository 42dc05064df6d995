/** The TeX source of an equation, and whether it's on a separate line. */
export interface Equation {
  readonly source: string;
  readonly isDisplay: boolean;
}
