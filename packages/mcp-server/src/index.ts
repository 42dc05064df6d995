export {createServer} from './create-server';
export {
  createMcpHttpHandler,
  type McpHttpHandler,
  type McpHttpSettings,
} from './http-handler';
export {serveOverStdio} from './serve-stdio';
export {openSite, type Site} from './built-site/open-site';
export {findPassages, type Passage, type PassageLimits} from './built-site/passages';
