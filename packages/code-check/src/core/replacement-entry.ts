/** The replacement for a removed name, and where it's described. */
export type Entry = readonly [fix: string, link: string];

/** An export with another name, or in another module. */
export function by(name: string, module: string): Entry {
  return [`Use ${name}: import {${name}} from '${module}';`, `${module}#${name}`];
}

/** Code to write instead of a member. */
export function call(code: string, link: string): Entry {
  return [`Write ${code}.`, link];
}
