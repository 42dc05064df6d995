import {FourPartError} from '@lexical-documentation/common';

/**
 * What a deployment may set. Every value has a default, so that a clone builds without any.
 */
export interface SiteEnvironment {
  /** Origin the site is published at, without a trailing slash. */
  readonly url: string;
  /** Path below the origin, with slashes at both ends. */
  readonly baseUrl: string;
  /** Where "Playground" leads: the site's own page, or an address elsewhere. */
  readonly playgroundUrl: string;
  /** Repository of this site; without one, pages carry no "Edit this page" link. */
  readonly siteRepositoryUrl: string | undefined;
  /** Google tag id; without one, no analytics code is part of the build. */
  readonly analyticsTrackingId: string | undefined;
  /** False turns the three-way color switch into a plain light/dark toggle. */
  readonly respectSystemColorMode: boolean;
  /** False gives browsers all that Docusaurus does: for a version that `lean-client` does not know. */
  readonly leanClient: boolean;
  /** False registers no service worker, and makes one that was installed before remove itself. */
  readonly offline: boolean;
  /** Globs of the documents of a quick draft; without them, all are built. */
  readonly draftDocs: readonly string[] | undefined;
}

/**
 * Reads the deployment's settings.
 *
 * @throws FourPartError naming the variable when one has a form that cannot work.
 */
export function readSiteEnvironment(env: NodeJS.ProcessEnv): SiteEnvironment {
  return {
    url: absoluteUrl(env, 'SITE_URL') ?? 'https://lexical.dev',
    baseUrl: baseUrl(env['SITE_BASE_URL'] ?? '/'),
    playgroundUrl: absoluteUrl(env, 'SITE_PLAYGROUND_URL') ?? '/playground',
    siteRepositoryUrl: absoluteUrl(env, 'SITE_REPOSITORY_URL'),
    analyticsTrackingId: env['SITE_ANALYTICS_ID'] || undefined,
    respectSystemColorMode: env['SITE_RESPECT_SYSTEM_COLOR_MODE'] !== 'false',
    leanClient: env['SITE_LEAN_CLIENT'] !== 'false',
    offline: env['SITE_OFFLINE'] !== 'false',
    draftDocs: env['SITE_DRAFT_DOCS']?.split(',').filter(Boolean),
  };
}

function absoluteUrl(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = env[name];
  if (!value) {
    return undefined;
  }
  if (!URL.canParse(value)) {
    throw new FourPartError({
      what: `${name} is not an absolute URL.`,
      where: `the environment variable ${name}, set to "${value}"`,
      expected: 'a URL such as https://docs.example.org',
      fix: `Correct ${name}, or unset it to use the default.`,
    });
  }
  return value.replace(/\/$/, '');
}

function baseUrl(value: string): string {
  if (!value.startsWith('/') || !value.endsWith('/')) {
    throw new FourPartError({
      what: 'SITE_BASE_URL needs a slash at both ends.',
      where: `the environment variable SITE_BASE_URL, set to "${value}"`,
      expected: 'a path such as / or /docs-site/',
      fix: 'Correct SITE_BASE_URL, or unset it to serve from the root.',
    });
  }
  return value;
}
