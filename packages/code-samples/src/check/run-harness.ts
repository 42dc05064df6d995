import {createClaimRuntime, type ClaimOutcome} from './claim-runtime';
import {describeValue} from './describe-value';
import type {RunReport} from './sample-runner';

declare global {
  var __claims: unknown;
}

const LONGEST_WAIT_MS = 1500;
const STEP_MS = 5;
const SETTLING_STEPS = 3;

/**
 * Runs a sample and waits until all its claims are reached, and its pending tasks have run. It's
 * independent of the platform.
 */
export async function collectRun(
  load: () => Promise<unknown>,
  texts: Readonly<Record<number, string>>,
): Promise<RunReport> {
  const outcomes: ClaimOutcome[] = [];
  const warnings: string[] = [];
  globalThis.__claims = createClaimRuntime(texts, (outcome) => outcomes.push(outcome));
  const print = (...parts: unknown[]) => {
    warnings.push(parts.map(warningText).join(' '));
  };
  console.error = print;
  console.warn = print;
  console.log = console.info = console.debug = () => undefined;
  try {
    await load();
    await untilReached(
      () => new Set(outcomes.map(({id}) => id)),
      Object.keys(texts).length,
    );
  } catch (error) {
    return {outcomes, warnings, failure: warningText(error)};
  }
  return {outcomes, warnings};
}

async function untilReached(reached: () => ReadonlySet<number>, count: number) {
  const deadline = Date.now() + LONGEST_WAIT_MS;
  while (reached().size < count && Date.now() < deadline) {
    await sleep();
  }
  for (let step = 0; step < SETTLING_STEPS; step++) {
    await sleep();
  }
}

function sleep(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, STEP_MS));
}

function warningText(part: unknown): string {
  if (part instanceof Error) {
    return part.stack ?? part.message;
  }
  return typeof part === 'string' ? part : describeValue(part);
}
