/** What stands for a name that has gone, and where it is described. */
export type Entry = readonly [fix: string, link: string];

/** An export under another name, or in another module. */
export function by(name: string, module: string): Entry {
  return [`Use ${name}: import {${name}} from '${module}';`, `${module}#${name}`];
}

/** Code to write in place of a member. */
export function call(code: string, link: string): Entry {
  return [`Write ${code}.`, link];
}
