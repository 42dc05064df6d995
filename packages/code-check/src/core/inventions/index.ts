import type {Replacement} from '../replaced-names';
import {OF_CLASSES, OF_DECORATIONS} from './classes';
import {OF_COMMANDS} from './commands';
import {OF_CONVERSIONS} from './conversions';
import {OF_FUNCTIONS} from './functions';
import type {Invention} from './invention';
import {OF_REACT} from './react-names';

const ALL: readonly Invention[] = [
  ...OF_COMMANDS,
  ...OF_CONVERSIONS,
  ...OF_FUNCTIONS,
  ...OF_CLASSES,
  ...OF_DECORATIONS,
  ...OF_REACT,
];

/** What Lexical has instead of a name that its packages never had, by what the name asks for. */
export function ofInvention(name: string): Replacement | undefined {
  for (const [pattern, entry] of ALL) {
    const found = pattern.exec(name);
    if (!found) continue;
    const [fix, link] = entry(...found.slice(1).filter((part) => part !== undefined));
    return {reason: `No package of Lexical exports ${name}.`, fix, link};
  }
  return undefined;
}
