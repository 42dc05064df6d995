import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

/*
 * A percent sign that encodes nothing, as in a link that was cut off, makes the router throw, and
 * the scrolling after it. Here it stands for itself.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const path = sound(pathname);
  if (path !== pathname) {
    window.history.replaceState(window.history.state, '', path + search + hash);
  }
}

const clientModule: ClientModule = {
  onRouteUpdate({location}) {
    Object.assign(location, {hash: sound(location.hash)});
  },
};

export default clientModule;

function sound(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}
