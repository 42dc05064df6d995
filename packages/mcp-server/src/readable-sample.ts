const CUT = '// ---cut---\n';
const CUT_AFTER = /\n\/\/ ---cut-after---[^]*$/;

/**
 * Returns a sample as readers see it: without the notation that tells the build how to check it, and
 * with its results as comments.
 */
export function readableSample(sample: string): string {
  const [, language = 'ts', code = sample] =
    /^\s*```(\w+)[^\n]*\n([^]*?)\n?```\s*$/.exec(sample) ?? [];
  const cut = code.indexOf(CUT);
  const shown = cut < 0 ? code : code.slice(cut + CUT.length);
  const text = shown.replace(CUT_AFTER, '').replaceAll('//=> ', '// ').trim();
  return `\`\`\`${language}\n${text}\n\`\`\``;
}
