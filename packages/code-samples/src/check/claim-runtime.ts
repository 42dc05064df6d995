import {dequal} from 'dequal';
import {describeValue} from './describe-value';

/** The result of a claim; `actual` is the sample's value, as text. */
export interface ClaimOutcome {
  readonly id: number;
  readonly holds: boolean;
  readonly actual: string;
}

/** What instrumented code calls, through the global `__claims`. */
export interface ClaimRuntime {
  readonly value: (id: number, actual: unknown, claimed?: () => unknown) => void;
  readonly printed: (
    id: number,
    claimed: (() => unknown) | undefined,
    parts: unknown[],
  ) => void;
  readonly missed: (id: number) => void;
  readonly threw: (id: number, error: unknown) => void;
}

/**
 * Creates the runtime of one sample, for Node and the browser.
 *
 * @param texts - the claims' texts by id
 * @param report - called each time that a claim is reached
 */
export function createClaimRuntime(
  texts: Readonly<Record<number, string>>,
  report: (outcome: ClaimOutcome) => void,
): ClaimRuntime {
  const compare = (id: number, actual: unknown, claimed?: () => unknown) => {
    const actualText = describeValue(actual);
    const holds =
      (claimed !== undefined && evaluatesTo(claimed, actual)) ||
      compact(actualText) === compact(texts[id] ?? '');
    return {id, holds, actual: actualText};
  };
  return {
    value: (id, actual, claimed) => report(compare(id, actual, claimed)),
    printed(id, claimed, parts) {
      const line = parts.map(printedText).join(' ');
      const single = parts.length === 1 ? compare(id, parts[0], claimed) : undefined;
      const outcome = compare(id, line, claimed);
      report(
        single?.holds
          ? single
          : {...outcome, holds: outcome.holds || line === texts[id]},
      );
    },
    missed: (id) => report({id, holds: false, actual: 'nothing'}),
    threw(id, error) {
      const message = error instanceof Error ? error.message : String(error);
      report({
        id,
        holds: isBeginningOf(message, texts[id] ?? ''),
        actual: `"${message}"`,
      });
    },
  };
}

function evaluatesTo(claimed: () => unknown, actual: unknown): boolean {
  try {
    return dequal(claimed(), actual);
  } catch {
    // The claim can't be evaluated, for example because it's a description; its text is compared.
    return false;
  }
}

function printedText(part: unknown): string {
  return typeof part === 'string' ? part : describeValue(part);
}

/** A long message can be claimed by its beginning. */
function isBeginningOf(message: string, claimed: string): boolean {
  const beginning = claimed.replace(/(?:…|\.\.\.)$/, '');
  return beginning !== '' && message.startsWith(beginning);
}

function compact(text: string): string {
  return text.replace(/\s+/g, '');
}
