import type {GeneratedEditor} from '../generate-editor';

/** Returns in one sentence what the editor consists of. */
export function statusText({features, install}: GeneratedEditor): string {
  const packages = install.match(/\s@?[^\s@]+@\d/g)?.length ?? 0;
  return `${counted(features.length, 'feature')} from ${counted(packages, 'package')}.`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
