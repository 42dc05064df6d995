/** A file of the built site. */
export interface BuiltFile {
  /** Below the base URL, without a slash at the start. */
  readonly path: string;
  /** Digest of the content; `null` for names that change with it. */
  readonly revision: string | null;
  /** Bytes on the device, not compressed. */
  readonly size: number;
}

/** What the build tells the service worker. */
export interface WorkerSettings {
  readonly baseUrl: string;
  /** Differs when any file of the site does. */
  readonly version: string;
  readonly shell: readonly BuiltFile[];
  readonly search: readonly BuiltFile[];
  /** Source of the pattern of names that change with their content. */
  readonly hashed: string;
  /** HTML that answers for a page that is not kept, with `<!--kept-->` where the list goes. */
  readonly notKeptPage: string;
  /** Source for the content security policy that allows the script of `notKeptPage`. */
  readonly notKeptScript: string;
}

/** What the build tells the scripts of pages. */
export interface PageSettings {
  readonly baseUrl: string;
  /** Bytes of everything, on the device and compressed as on the way there. */
  readonly size: number;
  readonly transferSize: number;
}

/** Everything that can be kept, in the order in which it is downloaded. */
export interface Manifest {
  readonly version: string;
  readonly size: number;
  readonly files: readonly (readonly [
    path: string,
    revision: string | null,
    size: number,
  ])[];
}

/** Addresses below the base URL that both sides know. */
export const OFFLINE_FILES = {
  worker: 'service-worker.js',
  page: 'offline/page.js',
  manifest: 'offline/manifest.json',
  pages: 'offline/pages.json',
} as const;

/** What pages tell the worker. */
export interface VisitMessage {
  readonly type: 'visit';
  /** Path of the page, as `pagePath` writes it. */
  readonly page: string;
  /** Paths of the scripts that the document came with: those of its version. */
  readonly scripts: readonly string[];
  /** Addresses of the files that the document has used. */
  readonly files: readonly string[];
}

/** What the worker tells pages: another version of the site has replaced the former one. */
export interface VersionMessage {
  readonly type: 'version';
  readonly version: string;
}
