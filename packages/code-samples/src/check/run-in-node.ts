import {randomUUID} from 'node:crypto';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {Worker} from 'node:worker_threads';

import {bundleDom, bundleHarness, bundleSample} from './bundle-sample';
import type {NodeRunData} from './node-harness';
import {problemsOfRun} from './run-problems';
import {claimTexts, type RunReport, type SampleRunner} from './sample-runner';

/** The builds that packages choose by `NODE_ENV`. */
export type PackageBuild = 'development' | 'production';

const TIME_LIMIT_MS = 20_000;

/** Node's exit code for a top-level `await` that can never settle. */
const UNSETTLED_AWAIT = 13;

/**
 * Creates the runner that gives each sample its own worker, so that samples can't affect each
 * other.
 */
export async function createNodeRunner(
  root: string,
  packageBuild: PackageBuild,
): Promise<SampleRunner> {
  // Inside `node_modules`, so that Node can resolve the packages that the samples import.
  const folder = path.join(
    root,
    'node_modules/.cache/code-samples',
    `run-${randomUUID()}`,
  );
  await mkdir(folder, {recursive: true});
  const harness = path.join(folder, 'harness.mjs');
  const domModule = path.join(folder, 'dom.mjs');
  await writeFile(harness, await bundleHarness(root, 'node'));
  await writeFile(domModule, await bundleDom(root));
  const domAddress = pathToFileURL(domModule).href;
  let count = 0;
  return {
    async run(runnable) {
      const module = path.join(folder, `sample-${count++}.mjs`);
      await writeFile(module, await bundleSample(runnable, root, 'node'));
      const texts = claimTexts(runnable);
      const {run} = runnable.sample.fenceMeta;
      const data = {module: pathToFileURL(module).href, texts};
      const runOnce = async (hasDom: boolean) => {
        const dom = hasDom ? domAddress : undefined;
        const attempt = () => runInWorker(harness, {...data, dom}, packageBuild);
        let report = await attempt();
        // Node sometimes ends a worker whose imports wait for each other.
        for (let more = 0; more < 4 && isUnsettled(report); more++) {
          report = await attempt();
        }
        return report;
      };
      const first = await runOnce(run === 'dom');
      // Only a run without a DOM shows whether a sample needs one.
      return run === 'auto' && problemsOfRun(runnable, first).length > 0
        ? runOnce(true)
        : first;
    },
    close: () => rm(folder, {recursive: true, force: true}),
  };
}

function runInWorker(
  harness: string,
  workerData: NodeRunData,
  packageBuild: PackageBuild,
): Promise<RunReport> {
  const worker = new Worker(harness, {
    workerData,
    env: {...process.env, NODE_ENV: packageBuild},
    // Conditions of this process would otherwise choose the build.
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  return new Promise<RunReport>((resolve) => {
    const fail = (failure: string) => resolve({outcomes: [], warnings: [], failure});
    const timer = setTimeout(
      () => fail(`The sample did not end within ${TIME_LIMIT_MS / 1000} seconds.`),
      TIME_LIMIT_MS,
    );
    worker.once('message', resolve);
    worker.once('error', (error) => fail(error.stack ?? error.message));
    worker.once('exit', (code) => {
      clearTimeout(timer);
      fail(endMessage(code));
    });
  }).finally(() => worker.terminate());
}

function isUnsettled({failure}: RunReport): boolean {
  return failure === endMessage(UNSETTLED_AWAIT);
}

function endMessage(exitCode: number): string {
  return `The sample ended its process with code ${exitCode}.`;
}
