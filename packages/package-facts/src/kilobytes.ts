const KILOBYTE = 1000;
const WHOLE_FROM = 9.95;

/** Returns a number of bytes as kilobytes of 1,000 bytes, with one decimal below ten. */
export function kilobytes(bytes: number): string {
  const size = bytes / KILOBYTE;
  return `${size < WHOLE_FROM ? size.toFixed(1) : Math.round(size)} KB`;
}
