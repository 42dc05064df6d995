import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import routes from '@generated/routes';
import type {ReactNode} from 'react';
import type {RouteConfig} from 'react-router-config';

import {nearestPaths, wordsOf} from './nearest-paths';

/** Where a reader may go from an address without a page: the search for its words, pages near it. */
export default function WaysOn(): ReactNode {
  const createSearchLink = useSearchLinkCreator();
  const baseUrl = useBaseUrl('/');
  const address = useLocation().pathname.slice(baseUrl.length - 1);
  const words = wordsOf(address).join(' ');
  const paths = pathsOf(routes).map((path) => path.slice(baseUrl.length - 1));
  return (
    <nav className="container margin-bottom--xl" aria-label="Ways on">
      <div className="row">
        <div className="col col--6 col--offset-3">
          {words && (
            <p>
              <Link to={createSearchLink(words)}>Search for “{words}”</Link>
            </p>
          )}
          <p>Pages with a similar URL:</p>
          <ul>
            {nearestPaths(address, paths).map((path) => (
              <li key={path}>
                <Link to={path}>{path}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </nav>
  );
}

/** Pages, not the frames around them; the last route stands for every other address. */
function pathsOf(list: RouteConfig[]): string[] {
  return list.flatMap(({path, exact, routes: children}) => [
    ...(exact && typeof path === 'string' && !path.endsWith('.html') ? [path] : []),
    ...pathsOf(children ?? []),
  ]);
}
