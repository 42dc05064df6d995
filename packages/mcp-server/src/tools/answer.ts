import {FourPartError, toError} from '@lexical-documentation/common';
import type {CallToolResult} from '@modelcontextprotocol/server';

/** Annotations of every tool: it only reads, and only the built site. */
export const READ_ONLY = {
  readOnlyHint: true,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** An answer as text for models, and as data for programs. */
export function answer(
  text: string,
  structuredContent: Readonly<Record<string, unknown>>,
): CallToolResult {
  return {content: [{type: 'text', text}], structuredContent};
}

/** Converts an error of a tool to an answer that explains the problem, and how to call the tool. */
export async function answerOrExplain(
  work: () => Promise<CallToolResult>,
): Promise<CallToolResult> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FourPartError)) {
      throw toError(error);
    }
    return {content: [{type: 'text', text: error.message}], isError: true};
  }
}
