import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

/*
 * A percent sign that encodes nothing, as in a link that was cut off, makes the router throw, and
 * the scrolling after it. One that encodes a blank at an end is dropped by Docusaurus, which then
 * shows the page without it, while hosts have none. Here each stands for itself.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {origin, pathname, search, hash} = window.location;
  const path = decoded(pathname);
  if (path === undefined || path !== path.trim()) {
    const address = origin + literal(pathname) + search + hash;
    window.history.replaceState(window.history.state, '', address);
  }
}

const clientModule: ClientModule = {
  onRouteUpdate({location}) {
    const {hash} = location;
    if (decoded(hash) === undefined) Object.assign(location, {hash: literal(hash)});
  },
};

export default clientModule;

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function literal(part: string): string {
  return part.replaceAll('%', '%25');
}
