import {FourPartError} from '@lexical-documentation/common';

/** Name under which Docusaurus hands the options to the client module. */
export const PLUGIN_NAME = 'lexical-documentation-internal-docs';

/** What a deployment sets to lead readers to its internal copy. */
export interface InternalDocsOptions {
  /** Answers, whatever the body, only inside the network. */
  readonly pingUrl: string;
  /** Answers an {@link InternalDocsCheck} to readers who are signed in. */
  readonly checkUrl: string;
  /** Origin of the page that frames the internal copy; without it, no messages are sent. */
  readonly parentOrigin?: string;
}

/** Answer of the check endpoint. */
export interface InternalDocsCheck {
  readonly showBanner: boolean;
  /** Address of the internal copy; the current path is appended. */
  readonly redirectTo: string;
  /** Banner text with the link's label in double braces: `Read this {{inside}}.` */
  readonly template: string;
  readonly autoRedirectEnabled: boolean;
}

const VARIABLES = {
  pingUrl: 'INTERNAL_DOCS_PING_URL',
  checkUrl: 'INTERNAL_DOCS_CHECK_URL',
  parentOrigin: 'INTERNAL_DOCS_PARENT_ORIGIN',
} as const;

/**
 * Reads the options from the environment.
 *
 * @returns the options, or undefined when no variable is set
 * @throws FourPartError naming the missing variable when only some are set
 */
export function internalDocsOptions(
  env: NodeJS.ProcessEnv,
): InternalDocsOptions | undefined {
  const pingUrl = env[VARIABLES.pingUrl];
  const checkUrl = env[VARIABLES.checkUrl];
  const parentOrigin = env[VARIABLES.parentOrigin];
  if (!pingUrl && !checkUrl && !parentOrigin) {
    return undefined;
  }
  if (!pingUrl || !checkUrl) {
    throw missingVariable(pingUrl ? VARIABLES.checkUrl : VARIABLES.pingUrl);
  }
  return {pingUrl, checkUrl, ...(parentOrigin && {parentOrigin})};
}

function missingVariable(name: string): FourPartError {
  return new FourPartError({
    what: `The internal docs helper is half configured: ${name} is missing.`,
    where: 'the environment of the build',
    expected: `${VARIABLES.pingUrl} and ${VARIABLES.checkUrl} together, or neither`,
    fix: `Set ${name}, or unset the other INTERNAL_DOCS_ variables.`,
  });
}
