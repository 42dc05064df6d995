const MOST_CHARACTERS = 60;

/** Code of the reader as a message shows it, on one line; what stands for it if it is long. */
export function shortened(code: string, placeholder = '…'): string {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > MOST_CHARACTERS ? placeholder : line;
}
