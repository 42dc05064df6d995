import {unknownForm} from './unknown-form.mjs';

/** Five characters of the hash of a class's file and name: a billion possible names. */
const SHORT = '[contenthash:base64:5]';

/** The relevant part of a bundler's rule. */
interface Rule {
  readonly oneOf?: readonly unknown[];
  readonly rules?: readonly unknown[];
  readonly use?: unknown;
}

/**
 * Names the classes of CSS modules by their hash alone, in the rules of a bundler's configuration.
 * Docusaurus prefixes it with the original name, which the style sheet repeats in each rule and
 * pages in each element. Server and browser need the same setting.
 *
 * @throws FourPartError if no rule names classes
 */
export function shortenClassNames(rules: readonly unknown[] = []): void {
  const settings = rules.flatMap(settingsOf);
  if (settings.length === 0) {
    throw unknownForm({
      file: "the bundler's configuration",
      what: 'The rules for style sheets',
      expected: 'a loader with the option "modules.localIdentName"',
    });
  }
  for (const setting of settings) setting.localIdentName = SHORT;
}

function settingsOf(rule: unknown): {localIdentName?: string}[] {
  if (!isRule(rule)) return [];
  const own = [rule.use].flat().map((loader) => optionsOf(loader)?.modules);
  return [
    ...own.filter((modules) => modules?.localIdentName !== undefined),
    ...[...(rule.oneOf ?? []), ...(rule.rules ?? [])].flatMap(settingsOf),
  ] as {localIdentName?: string}[];
}

function isRule(rule: unknown): rule is Rule {
  return Object(rule) === rule;
}

function optionsOf(loader: unknown): {modules?: {localIdentName?: string}} | undefined {
  return (loader as {options?: {modules?: {localIdentName?: string}}} | undefined)
    ?.options;
}
