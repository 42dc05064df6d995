import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {PluginConfig} from '@docusaurus/types';
import {
  readReleases,
  readSuccessors,
  readSymbolFacts,
  type ReleaseStep,
  type SymbolFacts,
} from '@lexical-documentation/api-reference';
import {
  type LaterReleasesOptions,
  remarkLaterReleases,
  remarkReleaseChanges,
  type TriedChange,
  type UpgradeReportOptions,
} from '@lexical-documentation/upgrade-report';

import type {SiteEnvironment} from './environment';
import {paths} from './paths';
import manifest from '../../package.json';

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

/** Remark plugin that says on pages what newer releases change, with its options. */
export function laterReleasesRemark(
  environment: SiteEnvironment,
): [typeof remarkLaterReleases, LaterReleasesOptions] {
  const options = {
    ...upgradeReportOptions(environment),
    described: manifest.devDependencies.lexical,
    isLeftOut: (file: string) =>
      /[\\/](?:docs[\\/](?:api|upgrade|errors)|blog)[\\/]|markdown-page\.md$/.test(
        file,
      ),
  };
  return [remarkLaterReleases, options];
}

function upgradeReportOptions({url, baseUrl}: SiteEnvironment): UpgradeReportOptions {
  return {
    releases: () => (steps ??= readReleases(paths.releases)),
    successors: () => readSuccessors(paths.successors),
    tried: () =>
      JSON.parse(readFileSync(paths.compatibleSamples, 'utf8')) as TriedChange[],
    urlOf: (module, path) => {
      addresses ??= addressesOf(readSymbolFacts(paths.referenceCache));
      const [name = '', member = ''] = path.split('.');
      return (
        addresses.get(`${module}#${name}.${member}`) ??
        addresses.get(`${module}#${name}`)
      );
    },
    usesOf: (path) => {
      files ??= wordsOfFiles([paths.docs, paths.examples]);
      // `version` alone is a word of many files that do not mean the member.
      const names = path.split('.');
      return files.filter((words) => names.every((name) => words.has(name))).length;
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

const NO_GUIDE = /[\\/]docs[\\/](?:api|upgrade|errors|packages)[\\/]/;

/** The words of code in each guide and example; pages of releases and errors are no guides. */
function wordsOfFiles(folders: readonly string[]): readonly ReadonlySet<string>[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) =>
        join(folder, name),
      ),
    )
    .filter((file) => /\.(?:mdx|tsx?)$/.test(file) && !NO_GUIDE.test(file))
    .map((file) => new Set(readFileSync(file, 'utf8').match(/[\w$]+/g)));
}

// Every page asks, and what is read is large.
let files: readonly ReadonlySet<string>[] | undefined;
let steps: readonly ReleaseStep[] | undefined;
let addresses: ReadonlyMap<string, string> | undefined;
