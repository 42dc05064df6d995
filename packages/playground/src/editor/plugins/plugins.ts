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

/** Ids of plugins: those that the reader wants, or those that run. */
export type PluginIds = ReadonlySet<string>;

/** Returns what is wanted: the defaults, changed by what the switches say. */
export function wantedPlugins(switches: PluginSwitches = {}): PluginIds {
  const defaults = PLUGINS.filter(({onByDefault}) => onByDefault).map(({id}) => id);
  return Object.entries(switches).reduce<PluginIds>(
    (wanted, [id, on]) => (BY_ID.has(id) ? withPlugin(wanted, id, on) : wanted),
    new Set(defaults),
  );
}

/** Returns only what differs from the defaults, which is what is kept and shared. */
export function switchesOf(wanted: PluginIds): PluginSwitches {
  const different = PLUGINS.filter(
    ({id, onByDefault}) => wanted.has(id) !== onByDefault,
  );
  return Object.fromEntries(different.map(({id}) => [id, wanted.has(id)]));
}

/** Switches one plugin; switched on, it brings what it requires and drops what it excludes. */
export function withPlugin(wanted: PluginIds, id: string, on: boolean): PluginIds {
  const result = new Set(wanted);
  if (on) add(result, id);
  else result.delete(id);
  // One of the two must handle typing.
  if (!result.has('rich-text') && !result.has('plain-text')) {
    result.add(id === 'plain-text' ? 'rich-text' : 'plain-text');
  }
  return result;
}

/** Returns what runs: what is wanted and has all that it requires. */
export function runningPlugins(wanted: PluginIds): PluginIds {
  const running = [...wanted].filter(
    (id) => missingRequirements(id, wanted).length === 0,
  );
  return running.length === wanted.size ? wanted : runningPlugins(new Set(running));
}

/** Returns the plugins that this one needs and that do not run. */
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
