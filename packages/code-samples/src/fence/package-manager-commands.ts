import convert from 'npm-to-yarn';

/** The package managers, in the order of their tabs. */
export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;

export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

const SHELLS: ReadonlySet<string> = new Set(['sh', 'bash', 'shell']);
const PACKAGE_COMMAND = /^(?:npm (?:install|i|add|uninstall|create|init) \S|npx \S)/;

/**
 * Returns whether every command of a shell fence installs packages with npm, like in a reader's own
 * project.
 */
export function isPackageCommand(language: string, code: string): boolean {
  const commands = code
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'));
  return (
    SHELLS.has(language) &&
    commands.length > 0 &&
    commands.every((line) => PACKAGE_COMMAND.test(line))
  );
}

/** Returns npm's commands for another package manager; comments are kept. */
export function commandsFor(manager: PackageManager, code: string): string {
  return manager === 'npm' ? code : convert(code, manager);
}
