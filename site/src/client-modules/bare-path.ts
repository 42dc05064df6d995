import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const WRITTEN_ENDING = /\/index$|(?:\/index)?\.html$/;

/*
 * Docusaurus renders "/docs/intro.html" as "/docs/intro" but loads the code of the address as
 * written, which has no route. Shortening the address before the first route is loaded makes
 * both the same, and readers share the bare path.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  if (WRITTEN_ENDING.test(pathname)) {
    const bare = pathname.replace(WRITTEN_ENDING, '') || '/';
    // With the origin, because two slashes at the start would name another one.
    const address = window.location.origin + bare + search + hash;
    window.history.replaceState(window.history.state, '', address);
  }
}

export default {};
