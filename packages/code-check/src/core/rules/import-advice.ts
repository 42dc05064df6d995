import type {Remark} from './rule';

/** The import that is missing for a name, and where the name is described. */
export function importAdvice(
  name: string,
  home: string,
  isType = false,
): Pick<Remark, 'rule' | 'fix' | 'link'> {
  return {
    rule: 'wrong-import',
    fix: `Add the import: import ${isType ? 'type ' : ''}{${name}} from '${home}';`,
    link: home === 'react' ? '/docs/react/create_plugin' : `${home}#${name}`,
  };
}
