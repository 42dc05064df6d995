import type {Location} from 'history';

import {findBranch} from './find-route';
import {siteRoutes} from './site-table';

/** Returns a location with the path of its page, even if it's written as a file name. */
export default function normalizeLocation<Place extends Pick<Location, 'pathname'>>(
  location: Place,
): Place {
  const {pathname} = location;
  if (findBranch(siteRoutes, pathname).some(({exact}) => exact)) return location;
  return {
    ...location,
    pathname: pathname.trim().replace(/(?:\/index)?\.html$/, '') || '/',
  };
}
