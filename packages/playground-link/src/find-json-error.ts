/**
 * Returns the offset of the first character that JSON (RFC 8259) does not allow, or null where the
 * text is JSON. Browsers tell it in different ways, and some not at all.
 */
export function findJsonError(text: string): number | null {
  let at = 0;

  function skip(): void {
    while (at < text.length && SPACE.includes(text.charAt(at))) at += 1;
  }

  /** Moves over a token; false leaves the offset where the token should have been. */
  function take(token: RegExp): boolean {
    token.lastIndex = at;
    const found = token.exec(text);
    if (!found) return false;
    at = token.lastIndex;
    skip();
    return true;
  }

  function value(): boolean {
    if (take(/\{/y)) return list(/\}/y, () => take(STRING) && take(/:/y) && value());
    if (take(/\[/y)) return list(/\]/y, value);
    return take(SCALAR);
  }

  function list(end: RegExp, entry: () => boolean): boolean {
    if (take(end)) return true;
    do {
      if (!entry()) return false;
    } while (take(/,/y));
    return take(end);
  }

  skip();
  return value() && at === text.length ? null : at;
}

const SPACE = ' \t\r\n';
// JSON forbids control characters in texts.
// eslint-disable-next-line no-control-regex
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const SCALAR = new RegExp(
  `${STRING.source}|-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?|true|false|null`,
  'y',
);
