import path from 'node:path';

import Joi, {type ObjectSchema, type ValidationErrorItem} from 'joi';

import {FourPartError} from './four-part-error.mjs';

export {default as Joi} from 'joi';

/** The absolute path of a file or folder. */
export const absolutePath = Joi.string()
  .custom((value: string, {error}) =>
    path.isAbsolute(value) ? value : error('path.absolute'),
  )
  .messages({'path.absolute': '{{#label}} is not an absolute path'})
  .description('an absolute path');

/**
 * Checks the options of a plugin and fills in its defaults. `id`, which Docusaurus adds and needs
 * back, is kept.
 *
 * @param plugin - its name, for the error
 * @param schema - its options by name; the description of each says what the error expects
 * @throws FourPartError naming the first option that cannot work
 */
export function checkOptions<Checked>(
  plugin: string,
  schema: ObjectSchema<Checked>,
  options: unknown,
): Checked {
  const withId = schema.keys({id: Joi.string().default('default')} as never);
  const {value, error} = withId.validate(options, {convert: false});
  const [problem] = error?.details ?? [];
  if (problem === undefined) return value as Checked;
  const [name = ''] = problem.path;
  throw new FourPartError({
    what: `${sentence(problem)}.`,
    where: `the options of the plugin ${plugin}`,
    expected: expectation(withId, problem),
    fix: `Correct "${name}".`,
  });
}

function sentence({message}: ValidationErrorItem): string {
  return `The option ${message}`;
}

function expectation(schema: ObjectSchema, {path: place, type}: ValidationErrorItem) {
  const {keys} = schema.describe() as {
    keys: Record<string, {type?: string; flags?: {description?: string}}>;
  };
  const [name = ''] = place;
  const known = keys[name];
  if (place.length === 1 && type === 'object.unknown') {
    return `one of ${Object.keys(keys).sort().join(', ')}`;
  }
  return known?.flags?.description ?? `a value of the type ${known?.type ?? 'any'}`;
}
