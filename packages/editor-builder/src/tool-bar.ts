import type {Feature, FeatureId, Offer} from './feature';

/** The folder of what all tools share. */
export const TOOL_FILES = 'tools';

/** Where the bar has them; all others are between these. */
const FIRST: readonly FeatureId[] = ['toolbar'];
const LAST: readonly FeatureId[] = ['find-replace'];

/** Returns the lines of the bar above the text; none where no feature has anything there. */
export function toolBarLines(features: readonly Feature[]): string[] {
  if (!hasToolBar(features)) return [];
  const partsOf = (ids: readonly FeatureId[]) =>
    features.filter(({id}) => ids.includes(id)).flatMap(sourcesOf);
  const inserting = features
    .filter(({id}) => ![...FIRST, ...LAST].includes(id))
    .flatMap(sourcesOf);
  return [
    ...partsOf(FIRST),
    ...(inserting.length > 0
      ? [GROUP, ...inserting.map((line) => `  ${line}`), '</div>']
      : []),
    ...partsOf(LAST),
  ];
}

/** Returns what the bar offers for features that have no element of their own there. */
export function toolsOf(features: readonly Feature[]): readonly Offer[] {
  return hasToolBar(features) ? features.flatMap(({tool}) => tool ?? []) : [];
}

/** Returns what the menu of blocks offers beside the usual ones. */
export function optionsOf(features: readonly Feature[]): readonly Offer[] {
  if (!features.some(({id}) => id === 'slash-menu')) return [];
  return features.flatMap(({option}) => option ?? []);
}

/** Returns the constant that the menu of blocks gets; an empty text where it has only the usual ones. */
export function menuOptionsSource(features: readonly Feature[]): string {
  const options = optionsOf(features).flatMap(({source}) =>
    `${source},`.split('\n').map((line) => `  ${line}`),
  );
  return options.length > 0
    ? ['const MORE_BLOCKS = [', ...options, '];'].join('\n')
    : '';
}

/** Whether there is a bar above the text, or one that comes up below it. */
export function hasToolBar(features: readonly Feature[]): boolean {
  return features.some(
    ({part, tool}) => part && (part.above ?? part.context ?? tool) !== undefined,
  );
}

function sourcesOf({part, tool}: Feature): string[] {
  return [tool?.source, part?.above].flatMap((text) => text?.split('\n') ?? []);
}

const GROUP = '<div aria-label="Insert" className="editor-tool-group" role="group">';
