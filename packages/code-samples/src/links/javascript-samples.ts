import {parseFenceMeta} from '../fence/fence-meta';
import {javascriptOf} from '../fence/javascript';
import type {MarkdownFence} from '../program/markdown-samples';
import type {CompilableSample} from '../program/sample-program';

/**
 * Returns the content of the second tabs of fences. A sample that can't be shown in JavaScript is
 * left out; the error is reported when its page is compiled.
 */
export async function javascriptSamples(
  fences: readonly MarkdownFence[],
): Promise<CompilableSample[]> {
  const samples = await Promise.all(fences.map(javascriptSample));
  return samples.filter((sample) => sample !== undefined);
}

async function javascriptSample(
  fence: MarkdownFence,
): Promise<CompilableSample | undefined> {
  try {
    const {hasJavaScript} = parseFenceMeta(fence.meta, fence);
    return hasJavaScript ? await javascriptOf(fence, fence) : undefined;
  } catch {
    return undefined;
  }
}
