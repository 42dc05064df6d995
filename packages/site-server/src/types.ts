import type {IncomingMessage, ServerResponse} from 'node:http';

import type {ContentSecurityPolicy} from './content-security-policy';

/** Something that answers requests beside the files, such as a search endpoint. */
export interface RequestHandler {
  /**
   * Answers the request, or leaves it untouched.
   *
   * @returns true when the response is (or will be) written, false to let the next one answer
   */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

/** Limits for clients that are slow or silent, all in milliseconds. */
export interface Timeouts {
  /** Until the request's headers have arrived. */
  readonly headers: number;
  /** Until the whole request has arrived. */
  readonly request: number;
  /** Until the next request on a connection that is kept open. */
  readonly keepAlive: number;
  /** Without a byte in either direction. */
  readonly idle: number;
}

export interface SiteServerOptions {
  /** Folder of the built site. */
  readonly root: string;
  /** Path that the site was built for, with a slash at both ends. Default "/". */
  readonly baseUrl?: string;
  /** Asked in order, before the files. */
  readonly handlers?: readonly RequestHandler[];
  /** Sources to add to the default content security policy. */
  readonly contentSecurityPolicy?: ContentSecurityPolicy;
  /** Files (`assets/js/main.1a2b.js`) whose names change with their content. Default: `assets/`. */
  readonly immutable?: RegExp;
  readonly timeouts?: Partial<Timeouts>;
  /** Told about failures that a client only sees as status 500. Default: `console.error`. */
  readonly onError?: (error: unknown, request: IncomingMessage) => void;
}

export interface ListenOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Default "localhost": the machine itself, nobody else. */
  readonly host?: string;
}

export interface SiteServer {
  /**
   * Starts to accept connections.
   *
   * @returns the origin to open, such as "http://localhost:3000"
   * @throws FourPartError when the port is taken or may not be used, or the host has no address
   */
  listen(options: ListenOptions): Promise<string>;
  /**
   * Stops accepting connections and waits until running requests are answered.
   *
   * @param graceMs - when to cut off what still runs; 0 cuts at once, default 10,000
   */
  close(graceMs?: number): Promise<void>;
}
