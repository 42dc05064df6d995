import {FourPartError, toError} from '@lexical-documentation/common';
import type {CallToolResult} from '@modelcontextprotocol/server';

/** What every tool of this server is: it reads, and reads nothing but the built site. */
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

/** Turns what a tool throws into an answer that says what was wrong, and how to call it. */
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
