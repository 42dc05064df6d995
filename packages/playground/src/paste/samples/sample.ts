/** Clipboard data in the format of a program, written by us. */
export interface PasteSample {
  /** The name in `?paste=<id>`. */
  readonly id: string;
  readonly label: string;
  readonly data: Readonly<Record<string, string>>;
}
