/** A statement that gives a name to an extension. */
export const OWN_EXTENSION = /^(?:export )?const (?<name>\w+) = defineExtension\(/m;

/** Returns a sample as a module that the playground can run: its last extension is what it exports. */
export function asModule(sample: string): string {
  if (/^export default /m.test(sample)) return sample;
  const names = [...sample.matchAll(new RegExp(OWN_EXTENSION, 'gm'))].map(
    ({groups}) => groups?.['name'],
  );
  return `${sample.trimEnd()}\n\nexport default ${names.at(-1)};\n`;
}
