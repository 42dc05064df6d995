/** What a program puts on the clipboard, made by us in its shape. */
export interface PasteSample {
  /** The name in `?paste=<id>`. */
  readonly id: string;
  readonly label: string;
  readonly data: Readonly<Record<string, string>>;
}
