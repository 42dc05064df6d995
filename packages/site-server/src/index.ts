export {closeOnSignals} from './close-on-signals';
export type {ContentSecurityPolicy, Directive} from './content-security-policy';
export {createSiteServer} from './site-server';
export type {
  ListenOptions,
  RequestHandler,
  SiteServer,
  SiteServerOptions,
  Timeouts,
} from './types';
