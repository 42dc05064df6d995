import {STACKBLITZ} from '@lexical-documentation/editor-builder';
import {internalDocsOptions} from '@lexical-documentation/internal-docs';
import {embedOrigins} from '@lexical-documentation/playground/embed-providers';
import {searchSettings} from '@lexical-documentation/search';
import type {
  ContentSecurityPolicy,
  Directive,
} from '@lexical-documentation/site-server';

const TAG_MANAGER = 'https://www.googletagmanager.com';

/**
 * The foreign origins that a configured deployment talks to, as sources of the content security
 * policy. Without configuration these are what readers may open by a button.
 *
 * @throws Error when the environment configures a service by half
 */
export function contentSources(env: NodeJS.ProcessEnv): ContentSecurityPolicy {
  return merge([
    {'frame-src': embedOrigins(), 'form-action': [STACKBLITZ]},
    analyticsSources(env),
    searchSources(env),
    internalDocsSources(env),
  ]);
}

function analyticsSources(env: NodeJS.ProcessEnv): ContentSecurityPolicy {
  return env['SITE_ANALYTICS_ID']
    ? {
        'script-src': [TAG_MANAGER],
        'connect-src': [TAG_MANAGER, 'https://*.google-analytics.com'],
      }
    : {};
}

function searchSources(env: NodeJS.ProcessEnv): ContentSecurityPolicy {
  const {provider, insights} = searchSettings(env);
  const hosted =
    provider === 'algolia' ? ['https://*.algolia.net', 'https://*.algolianet.com'] : [];
  const events = insights ? [new URL(insights.endpoint).origin] : [];
  return {'connect-src': [...hosted, ...events]};
}

function internalDocsSources(env: NodeJS.ProcessEnv): ContentSecurityPolicy {
  const options = internalDocsOptions(env);
  if (!options) {
    return {};
  }
  const {pingUrl, checkUrl, parentOrigin} = options;
  return {
    'connect-src': [new URL(pingUrl).origin, new URL(checkUrl).origin],
    'frame-ancestors': parentOrigin ? [parentOrigin] : [],
  };
}

function merge(policies: readonly ContentSecurityPolicy[]): ContentSecurityPolicy {
  const merged: Partial<Record<Directive, string[]>> = {};
  for (const policy of policies) {
    for (const [name, sources] of Object.entries(policy)) {
      const directive = name as Directive;
      merged[directive] = [...new Set([...(merged[directive] ?? []), ...sources])];
    }
  }
  return merged;
}
