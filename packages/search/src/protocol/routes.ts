import {ProtocolError} from './protocol-error';

/** The operation of a request. */
export type Route =
  | {name: 'preflight' | 'queries' | 'recommendations'}
  | {name: 'query' | 'search'; index: string};

/**
 * Finds the operation for a method and a path.
 *
 * @throws ProtocolError 404 for an unknown path, 405 if the path is known but not the method
 */
export function findRoute(
  method: string,
  url: string,
): {route: Route; params: URLSearchParams} {
  const [path = '', search = ''] = splitOnce(url, '?');
  const params = new URLSearchParams(search);
  const routes = routesOf(path);
  if (Object.keys(routes).length === 0) {
    throw new ProtocolError(404, 'Path not supported by this API');
  }
  if (method === 'OPTIONS') {
    return {params, route: {name: 'preflight'}};
  }
  const route = Object.hasOwn(routes, method) ? routes[method] : undefined;
  if (!route) {
    throw new ProtocolError(
      405,
      `Method ${method.slice(0, 20)} not allowed for this path`,
    );
  }
  return {params, route};
}

/** Routes of a path by method. */
function routesOf(path: string): Partial<Record<string, Route>> {
  const segments = path.split('/').slice(1).map(decode);
  const [version, indexes, index, action, ...rest] = segments;
  if (version !== '1' || indexes !== 'indexes' || !index || rest.length > 0) {
    return {};
  }
  if (index === '*') {
    return action === 'queries' || action === 'recommendations'
      ? {POST: {name: action}}
      : {};
  }
  if (action === 'query') {
    return {POST: {index, name: 'query'}};
  }
  return action === undefined ? {GET: {index, name: 'search'}} : {};
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new ProtocolError(400, 'Invalid percent-encoding in the path');
  }
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
