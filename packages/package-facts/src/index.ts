export {
  type ExportedName,
  packageFactsRemarkPlugin,
  type PackageFactsOptions,
} from './package-facts-remark-plugin';
export {entryPointsOf, readPackage, type InstalledPackage} from './installed-package';
export {measureSizes, type PackageSizes} from './measure-sizes';
