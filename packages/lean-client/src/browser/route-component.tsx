import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {type ComponentType, lazy, type ReactNode, Suspense, useState} from 'react';

import type {ModuleTree} from '../site-table/types';
import {loadModules} from './load-module';

/** A component that can be preloaded. */
export interface PageComponent {
  preload: () => Promise<void>;
}

type Props = Record<string, unknown>;

/** What Docusaurus passes to a route: its component, its context, and props by name. */
interface Loaded extends Props {
  readonly __comp: ComponentType<Props>;
  readonly __context?: Parameters<typeof RouteContextProvider>[0]['value'];
  readonly __props?: Props;
}

// Pages are preloaded, unless their URL is written with ".html".
const WaitingPage = lazy(() => import('./WaitingPage'));

const components = new Map<string, ComponentType<Props> & PageComponent>();

/** Returns the component of a route: always the same one, so that frames aren't remounted. */
export function routeComponent(
  path: string,
  modules: ModuleTree,
): ComponentType<Props> & PageComponent {
  const key = path + JSON.stringify(modules);
  const known = components.get(key);
  if (known) return known;
  const component = pageComponent(() => loadModules(modules) as Promise<Loaded>);
  components.set(key, component);
  return component;
}

/** Rendered for every path without a page. */
export const notFoundPage = pageComponent(async () => ({
  __comp: (await import('@theme/NotFound')).default as ComponentType<Props>,
  __context: {plugin: {name: 'native', id: 'default'}},
}));

function pageComponent(
  load: () => Promise<Loaded>,
): ComponentType<Props> & PageComponent {
  let loaded: Loaded | undefined;
  const preload = async (): Promise<void> => {
    loaded ??= await load();
  };
  function Page(props: Props): ReactNode {
    const [, setLoaded] = useState(loaded !== undefined);
    if (!loaded) {
      return (
        <Suspense>
          <WaitingPage load={preload} onLoad={() => setLoaded(true)} />
        </Suspense>
      );
    }
    const {__comp: Component, __context, __props, ...data} = loaded;
    return (
      <RouteContextProvider value={__context ?? null}>
        <Component {...data} {...__props} {...props} />
      </RouteContextProvider>
    );
  }
  return Object.assign(Page, {preload});
}
