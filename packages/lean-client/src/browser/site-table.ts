import {fetchJson} from '@lexical-documentation/common/fetch-json';
import type {ComponentType} from 'react';

import {
  type ModuleTree,
  PAGE_TABLE_ID,
  type PageTable,
  type SiteTable,
  type TableRoute,
} from '../site-table/types';
import {findBranch, forgetIndex} from './find-route';
import {keepFiles} from './load-module';
import {notFoundPage, type PageComponent, routeComponent} from './route-component';

/** A route with its modules. */
export interface SiteRoute {
  readonly path: string;
  readonly exact?: boolean;
  /** Case-sensitive, like hosts: Docusaurus matches some routes itself. */
  readonly sensitive: true;
  readonly modules?: ModuleTree;
  readonly component: ComponentType<Record<string, unknown>> & PageComponent;
  readonly routes?: readonly SiteRoute[];
}

type Listener = (routes: readonly TableRoute[]) => void;

const EVERY_OTHER = {path: '*', component: notFoundPage} as unknown as SiteRoute;

const ownTable = JSON.parse(
  document.getElementById(PAGE_TABLE_ID)?.textContent ?? '',
) as PageTable;

const listeners: Listener[] = [];
let table: SiteTable = ownTable;
let whole: Promise<void> | undefined;
let isWhole = false;

/**
 * The known routes: first those of the page in the document, and with the whole table all of them,
 * in the same list.
 */
export const siteRoutes: SiteRoute[] = [];

/** Calls back with the known routes, now and when all are known. */
export function onRoutes(listener: Listener): void {
  listeners.push(listener);
  listener(table.routes);
}

/** Returns the routes for a path, synchronously unless the whole table has to be loaded first. */
export function branchOf(pathname: string): SiteRoute[] | Promise<SiteRoute[]> {
  const own = findBranch(siteRoutes, pathname);
  return isWhole || own.at(-1)?.exact
    ? own
    : loadWholeTable().then(() => findBranch(siteRoutes, pathname));
}

/**
 * Loads the routes of all pages.
 *
 * @throws {Error} when the file cannot be had, as after a deployment
 */
export function loadWholeTable(): Promise<void> {
  whole ??= fetchJson<SiteTable>(ownTable.rest).then((all) => {
    isWhole = true;
    use(all);
    // Lists are indexed on first use, not while a reader is waiting.
    findBranch(siteRoutes, window.location.pathname);
  });
  whole.catch(() => (whole = undefined));
  return whole;
}

function use(next: SiteTable): void {
  table = next;
  keepFiles(next, loadWholeTable);
  siteRoutes.splice(0, Infinity, ...next.routes.map(withComponent), EVERY_OTHER);
  forgetIndex(siteRoutes);
  for (const listener of listeners) listener(next.routes);
}

function withComponent({routes, ...route}: TableRoute): SiteRoute {
  return {
    ...route,
    sensitive: true,
    ...(routes && {routes: routes.map(withComponent)}),
    // Created when a page is opened, because creating all of them takes a phone long.
    get component() {
      return routeComponent(route.path, route.modules ?? {});
    },
  };
}

use(ownTable);
