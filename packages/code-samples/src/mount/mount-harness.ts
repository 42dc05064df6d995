import {problemsOfComponent} from './mount-components';
import {problemsOfNode} from './mount-nodes';
import type {ComponentsModule, MountableKind, NodesModule} from './mountable';

/**
 * Mounts the content of the modules beside this one, one after the other. Runs in the browser.
 *
 * @param kinds - of `0.js`, `1.js` and so on
 * @returns the problems of each, in order
 */
export async function mountAll(kinds: readonly MountableKind[]): Promise<string[][]> {
  const found: string[][] = [];
  for (const [index, kind] of kinds.entries()) {
    try {
      found.push(kind === 'none' ? [] : await mount(`/${index}.js`, kind));
    } catch (error) {
      found.push([`The sample cannot be loaded: ${String(error)}`]);
    }
  }
  return found;
}

async function mount(
  module: string,
  kind: Exclude<MountableKind, 'none'>,
): Promise<string[]> {
  if (kind === 'nodes') return mountNodes((await import(module)) as NodesModule);
  const components = (await import(module)) as ComponentsModule;
  const problems: string[] = [];
  for (const name of Object.keys(components.shownComponents)) {
    problems.push(...(await problemsOfComponent(name, components)));
  }
  return problems;
}

function mountNodes(module: NodesModule): string[] {
  const said: string[] = [];
  console.warn = console.error = (...parts: unknown[]) =>
    void said.push(`The console says: ${parts.map(String).join(' ')}`);
  const problems = module.shownNodes.flatMap((shown) => problemsOfNode(shown, module));
  return [...problems, ...said];
}
