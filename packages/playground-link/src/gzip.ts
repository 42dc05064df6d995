/** Compresses text with gzip, whose checksum tells a damaged link from a whole one. */
export async function gzip(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Decompresses gzip to text.
 *
 * @param maxBytes - a few compressed bytes can unfold to gigabytes; reading stops here
 * @throws RangeError when the text is longer than `maxBytes`
 * @throws TypeError when the bytes are damaged or incomplete
 */
export async function gunzip(
  bytes: Uint8Array<ArrayBuffer>,
  maxBytes: number,
): Promise<string> {
  const stream = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('gzip'));
  const decoder = new TextDecoder('utf-8', {fatal: true});
  let text = '';
  let size = 0;
  for (const reader = stream.getReader(); ;) {
    const {done, value} = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw new RangeError(`The text is longer than ${maxBytes} bytes.`);
    }
    text += decoder.decode(value, {stream: true});
  }
}
