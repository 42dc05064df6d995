/** Five characters of the hash of a class's file and name: a billion possible names. */
const SHORT = '[contenthash:base64:5]';

/** What matters here of a bundler's rule. */
interface Rule {
  readonly oneOf?: readonly unknown[];
  readonly rules?: readonly unknown[];
  readonly use?: unknown;
}

/**
 * Names the classes of CSS modules by their hash alone, in the rules of a bundler's configuration.
 * Docusaurus puts the written name before it, which the style sheet repeats in each rule and the
 * pages in each element. Server and browser must both be told.
 */
export function shortenClassNames(rules: readonly unknown[] = []): void {
  for (const rule of rules.filter(isRule)) {
    shortenClassNames(rule.oneOf);
    shortenClassNames(rule.rules);
    for (const loader of [rule.use].flat()) {
      const modules = optionsOf(loader)?.modules;
      if (modules?.localIdentName !== undefined) {
        modules.localIdentName = SHORT;
      }
    }
  }
}

function isRule(rule: unknown): rule is Rule {
  return Object(rule) === rule;
}

function optionsOf(loader: unknown): {modules?: {localIdentName?: string}} | undefined {
  return (loader as {options?: {modules?: {localIdentName?: string}}} | undefined)
    ?.options;
}
