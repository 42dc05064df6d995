export type {Change, ChangeKind, ReleaseData} from './core/change';
export {makeReport, type Report} from './core/make-report';
export {type Input, oldestVersion, readInput} from './core/read-input';
export {releasePages} from './minor-releases';
export {toReleaseData, type TriedChange, type UrlOf} from './release-data';
export {
  type LaterReleasesOptions,
  remarkLaterReleases,
} from './pages/remark-later-releases';
export {remarkReleaseChanges} from './pages/remark-release-changes';
export type {UpgradeReportOptions} from './options';
