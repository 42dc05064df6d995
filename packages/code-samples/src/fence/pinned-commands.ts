/** Returns the version of a package that the pages describe, or undefined if any version is fine. */
export type VersionOf = (name: string) => string | undefined;

const INSTALL = /^(npm (?:install|i|add) )(.+)$/gm;

/** A package and its version or tag; the `@` at the start belongs to the name. */
const HAS_VERSION = /^.[^@]*@/;

/**
 * Adds versions to npm's commands: without one, npm installs the newest release. A version that the
 * page names stays.
 */
export function pinnedCommands(code: string, versionOf: VersionOf): string {
  return code.replace(INSTALL, (_line, command: string, words: string) => {
    const pinned = words.split(' ').map((word) => {
      const version = HAS_VERSION.test(word) ? undefined : versionOf(word);
      return version === undefined ? word : `${word}@${version}`;
    });
    return command + pinned.join(' ');
  });
}
