/** Returns the words that an answer without hits suggests; empty if there are hits. */
export function nearestWordsIn(result: unknown): readonly string[] {
  const {renderingContent} = (result ?? {}) as {
    renderingContent?: {readonly nearestWords?: unknown};
  };
  const words = renderingContent?.nearestWords;
  return Array.isArray(words)
    ? words.filter((word): word is string => typeof word === 'string')
    : [];
}
