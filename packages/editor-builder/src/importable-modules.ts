import {modulesOf} from './editor-source';
import {FEATURES} from './feature-list';
import {possibleIn} from './features';

/** Returns the modules of packages that any generated editor can import, each once. */
export function importableModules(): string[] {
  const ofForm = (form: 'react' | 'vanilla'): string[] => [
    ...modulesOf([], form),
    ...modulesOf(possibleIn(form, FEATURES), form),
  ];
  return [...new Set([...ofForm('react'), ...ofForm('vanilla')])].sort();
}
