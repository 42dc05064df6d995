import type {Need} from './needs';

/**
 * What the packages' own code cannot tell. Declarations are named `package#name`, members of classes
 * and interfaces `package#Class.member`. Expressions are regular expressions as text, so that rules
 * can be stored and handed to a thread.
 */
export interface CallRules {
  /** Functions that throw where something is missing. Their bodies are not followed. */
  readonly guards: Readonly<Record<string, readonly Need[]>>;
  /** Functions that provide something while they run what they are given. */
  readonly openers: Readonly<Record<string, readonly Need[]>>;
  /** Names of functions, of any package, that call what they are given at another time. */
  readonly deferring: string;
  /** Tests of cases that callers do not meet by chance: what runs otherwise counts as always run. */
  readonly specialCases: string;
  /** Tests that ask whether there is a browser: what depends on them needs none. */
  readonly browserChecks: string;
}

/** Rules whose expressions are compiled: each is asked thousands of times. */
export interface CompiledRules extends Pick<CallRules, 'guards' | 'openers'> {
  readonly deferring: RegExp;
  readonly specialCases: RegExp;
  readonly browserChecks: RegExp;
}

export function compileRules({
  guards,
  openers,
  deferring,
  specialCases,
  browserChecks,
}: CallRules): CompiledRules {
  return {
    guards,
    openers,
    deferring: new RegExp(deferring),
    specialCases: new RegExp(specialCases),
    browserChecks: new RegExp(browserChecks),
  };
}
