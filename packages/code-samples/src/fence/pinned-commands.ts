/** Returns the version that pages describe of a package, or nothing for one that they leave open. */
export type VersionOf = (name: string) => string | undefined;

const INSTALL = /^(npm (?:install|i|add) )(.+)$/gm;

/** Adds the described versions to npm's commands: without one, npm takes the newest release. */
export function pinnedCommands(code: string, versionOf: VersionOf): string {
  return code.replace(INSTALL, (_line, command: string, words: string) => {
    const pinned = words.split(' ').map((word) => {
      const version = versionOf(word);
      return version === undefined ? word : `${word}@${version}`;
    });
    return command + pinned.join(' ');
  });
}
