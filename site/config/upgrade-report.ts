import type {PluginConfig} from '@docusaurus/types';
import {
  readReleases,
  readSuccessors,
  readSymbolFacts,
  type ReleaseStep,
  type SymbolFacts,
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
      addresses ??= addressesOf(readSymbolFacts(paths.referenceCache));
      const [name = '', member = ''] = path.split('.');
      return (
        addresses.get(`${module}#${name}.${member}`) ??
        addresses.get(`${module}#${name}`)
      );
    },
    siteUrl: `${url}${baseUrl}`,
  };
}

/** Addresses of symbols and their members, by `module#name` and `module#name.member`. */
function addressesOf(symbols: readonly SymbolFacts[]): ReadonlyMap<string, string> {
  return new Map(
    symbols.flatMap(({module, name, url, members = []}) => [
      [`${module}#${name}`, url] as const,
      ...members
        .filter((member) => member.url !== '')
        .map((member) => [`${module}#${name}.${member.name}`, member.url] as const),
    ]),
  );
}

// Every page asks, and what is read is large.
let steps: readonly ReleaseStep[] | undefined;
let addresses: ReadonlyMap<string, string> | undefined;
