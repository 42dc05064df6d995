import type {PluginConfig} from '@docusaurus/types';
import {
  readReleases,
  readSuccessors,
  readSymbolIndex,
  type ReleaseStep,
  type SymbolEntry,
} from '@lexical-documentation/api-reference';
import {
  remarkReleaseChanges,
  type UpgradeReportOptions,
} from '@lexical-documentation/upgrade-report';

import type {SiteEnvironment} from './environment';
import {paths} from './paths';

/** The plugin that brings the upgrade report, its data and its feed. */
export function upgradeReportPlugin(environment: SiteEnvironment): PluginConfig {
  return [
    '@lexical-documentation/upgrade-report/plugin',
    {...upgradeReportOptions(environment)},
  ];
}

/** Remark plugin that fills the pages about releases, with its options. */
export function releaseChangesRemark(
  environment: SiteEnvironment,
): [typeof remarkReleaseChanges, UpgradeReportOptions] {
  return [remarkReleaseChanges, upgradeReportOptions(environment)];
}

function upgradeReportOptions({url, baseUrl}: SiteEnvironment): UpgradeReportOptions {
  return {
    releases: () => (steps ??= readReleases(paths.releases)),
    successors: () => readSuccessors(paths.successors),
    urlOf: (module, path) => {
      const [name = ''] = path.split('.');
      return (symbols ??= readSymbolIndex(paths.referenceCache)).get(
        `${module}#${name}`,
      )?.url;
    },
    siteUrl: `${url}${baseUrl}`,
  };
}

// Every page asks, and what is read is large.
let steps: readonly ReleaseStep[] | undefined;
let symbols: ReadonlyMap<string, SymbolEntry> | undefined;
