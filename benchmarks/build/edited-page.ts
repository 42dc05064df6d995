import {readFile, writeFile} from 'node:fs/promises';

const ADDED = '\nThis sentence is here while the build is measured.\n';

/**
 * Adds a sentence to a page for the time of a measurement. The page gets its text back, also when
 * the measurement fails or is interrupted.
 */
export async function withEditedPage<Result>(
  file: string,
  measure: () => Promise<Result>,
): Promise<Result> {
  const text = await readFile(file, 'utf8');
  const restore = () => writeFile(file, text);
  const stop = () => void restore().then(() => process.exit(130));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    await writeFile(file, text + ADDED);
    return await measure();
  } finally {
    await restore();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
