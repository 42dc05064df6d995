import {SourceMap, type SourceMapPayload} from 'node:module';

const FRAME = /blob:[^\s()]+?:(\d+):(\d+)/g;
const INLINE_MAP = /\/\/# sourceMappingURL=data:application\/json;base64,(\S+)\s*$/;

/**
 * Returns a browser's stack trace with the positions in a bundle replaced with those in its
 * sources. Node does so itself, Chromium only in its developer tools.
 *
 * @param code - the bundle, which ends with its source map
 */
export function mapStack(stack: string, code: string): string {
  const [, encoded] = INLINE_MAP.exec(code) ?? [];
  if (!encoded) return stack;
  const payload = JSON.parse(
    Buffer.from(encoded, 'base64').toString(),
  ) as SourceMapPayload;
  const map = new SourceMap(payload);
  return stack.replace(FRAME, (frame, line: string, column: string) => {
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
    return 'originalSource' in entry
      ? `${entry.originalSource}:${entry.originalLine + 1}`
      : frame;
  });
}
