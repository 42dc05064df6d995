import type {IncomingMessage, ServerResponse} from 'node:http';

import type {ContentSecurityPolicy} from './content-security-policy';

/** A handler of requests in addition to the files, such as a search endpoint. */
export interface RequestHandler {
  /**
   * Answers the request, or ignores it.
   *
   * @returns true if the response is (or will be) written, false to let the next handler answer
   */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

/** Limits for clients that are slow or silent, all in milliseconds. */
export interface Timeouts {
  /** Until the request's headers have arrived. */
  readonly headers: number;
  /** Until the whole request has arrived. */
  readonly request: number;
  /** Until the next request on a keep-alive connection. */
  readonly keepAlive: number;
  /** Without any data in either direction. */
  readonly idle: number;
}

export interface SiteServerOptions {
  /** Folder of the built site. */
  readonly root: string;
  /** Path for which the site was built, with slashes at both ends. Default "/". */
  readonly baseUrl?: string;
  /** Called in order, before the files. */
  readonly handlers?: readonly RequestHandler[];
  /** Sources to add to the default content security policy. */
  readonly contentSecurityPolicy?: ContentSecurityPolicy;
  /**
   * Matches files whose names change with their content (`assets/js/main.1a2b.js`). Default:
   * `assets/`.
   */
  readonly immutable?: RegExp;
  readonly timeouts?: Partial<Timeouts>;
  /** Called for failures that a client only sees as status 500. Default: `console.error`. */
  readonly onError?: (error: unknown, request: IncomingMessage) => void;
}

export interface ListenOptions {
  /** 0 uses any free port. */
  readonly port: number;
  /** Default "localhost": only this machine. */
  readonly host?: string;
}

export interface SiteServer {
  /**
   * Starts to accept connections.
   *
   * @returns the origin to open, such as "http://localhost:3000"
   * @throws FourPartError if the port is taken or forbidden, or the host has no address
   */
  listen(options: ListenOptions): Promise<string>;
  /**
   * Stops accepting connections and waits until running requests are answered.
   *
   * @param graceMs - when to cut off running requests; 0 immediately, default 10,000
   */
  close(graceMs?: number): Promise<void>;
}
