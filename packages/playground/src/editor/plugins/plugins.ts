import type {PluginSwitches} from '@lexical-documentation/playground-link';
import {behaviorPlugins} from './behavior-plugins';
import {blockPlugins} from './block-plugins';
import {linkPlugins} from './link-plugins';
import type {Plugin} from './plugin';
import {textPlugins} from './text-plugins';

/** All plugins that can be switched, in the order of the switches. */
export const PLUGINS: readonly Plugin[] = [
  ...textPlugins,
  ...blockPlugins,
  ...linkPlugins,
  ...behaviorPlugins,
];

const BY_ID: ReadonlyMap<string, Plugin> = new Map(
  PLUGINS.map((plugin) => [plugin.id, plugin]),
);

/** Ids of plugins: either the ones that the reader wants, or the ones that run. */
export type PluginIds = ReadonlySet<string>;

/** Returns the wanted plugins: the defaults, changed by the switches. */
export function wantedPlugins(switches: PluginSwitches = {}): PluginIds {
  const defaults = PLUGINS.filter(({onByDefault}) => onByDefault).map(({id}) => id);
  return Object.entries(switches).reduce<PluginIds>(
    (wanted, [id, on]) => (BY_ID.has(id) ? withPlugin(wanted, id, on) : wanted),
    new Set(defaults),
  );
}

/** Returns only the differences from the defaults, which are stored and shared. */
export function switchesOf(wanted: PluginIds): PluginSwitches {
  const different = PLUGINS.filter(
    ({id, onByDefault}) => wanted.has(id) !== onByDefault,
  );
  return Object.fromEntries(different.map(({id}) => [id, wanted.has(id)]));
}

/**
 * Switches a plugin. If it's switched on, so are the plugins that it needs, and those that it
 * excludes are switched off.
 */
export function withPlugin(wanted: PluginIds, id: string, on: boolean): PluginIds {
  const result = new Set(wanted);
  if (on) add(result, id);
  else result.delete(id);
  // One of the two has to handle typing.
  if (!result.has('rich-text') && !result.has('plain-text')) {
    result.add(id === 'plain-text' ? 'rich-text' : 'plain-text');
  }
  return result;
}

/** Returns the plugins that run: the wanted ones for which everything that they need is on, too. */
export function runningPlugins(wanted: PluginIds): PluginIds {
  const running = [...wanted].filter(
    (id) => missingRequirements(id, wanted).length === 0,
  );
  return running.length === wanted.size ? wanted : runningPlugins(new Set(running));
}

/** Returns the plugins that this one needs and that aren't running. */
export function missingRequirements(id: string, running: PluginIds): readonly Plugin[] {
  const {requires = []} = BY_ID.get(id) ?? {};
  return PLUGINS.filter(
    (other) => requires.includes(other.id) && !running.has(other.id),
  );
}

function add(wanted: Set<string>, id: string): void {
  if (wanted.has(id)) return;
  wanted.add(id);
  const {requires = [], excludes = []} = BY_ID.get(id) ?? {};
  for (const other of PLUGINS) {
    if (excludes.includes(other.id) || other.excludes?.includes(id)) {
      wanted.delete(other.id);
    }
  }
  for (const other of requires) add(wanted, other);
}
