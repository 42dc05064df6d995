// @vitest-environment happy-dom
import {beforeEach, describe, expect, test, vi} from 'vitest';

import {
  createBrowserHistory,
  createLocation,
  createPath,
} from '../src/browser/router/history';
import {matchPath} from '../src/browser/router/match-path';

describe('a location', () => {
  const from = createLocation('/docs/intro?a=1#top', undefined);

  test('has the parts of a path, decoded as routes are', () => {
    expect(createLocation('/caf%C3%A9?q=%C3%A9#x', from)).toMatchObject({
      pathname: '/café',
      search: '?q=%C3%A9',
      hash: '#x',
    });
  });

  test.each([
    ['other', '/docs/other'],
    ['../blog', '/blog'],
    ['?b=2', '/docs/intro?b=2'],
    ['#end', '/docs/intro#end'],
    ['/x?#', '/x'],
  ])('is found from where the reader is: %s', (to, path) => {
    expect(createPath(createLocation(to, from))).toBe(path);
  });

  test('may be given by its parts, with or without their marks', () => {
    const location = createLocation({search: 'q=1', hash: '#a'}, from, {kept: true});
    expect(location).toMatchObject({state: {kept: true}});
    expect(createPath(location)).toBe('/docs/intro?q=1#a');
  });
});

describe('the history', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/start');
  });

  test('tells its listeners of moves, until they leave', () => {
    const history = createBrowserHistory();
    const listener = vi.fn();
    const leave = history.listen(listener);
    history.push('/next', {from: 'start'});
    expect(window.location.pathname).toBe('/next');
    expect(listener).toHaveBeenCalledWith(
      expect.objectContaining({pathname: '/next', state: {from: 'start'}}),
      'PUSH',
    );
    leave();
    history.replace('/other');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(history).toMatchObject({action: 'REPLACE', location: {pathname: '/other'}});
  });

  test('does not make a move that a handler refuses', () => {
    const history = createBrowserHistory();
    const release = history.block(
      (location) => location.pathname !== '/no' && undefined,
    );
    history.push('/no');
    expect(window.location.pathname).toBe('/start');
    history.push('/yes');
    release();
    history.push('/no');
    expect(window.location.pathname).toBe('/no');
  });

  test('takes a step back that a handler refuses back', () => {
    const history = createBrowserHistory();
    const first = window.history.state as unknown;
    history.push('/next');
    history.block((_location, action) => action !== 'POP' && undefined);
    const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
    window.history.replaceState(first, '', '/start');
    window.dispatchEvent(new PopStateEvent('popstate', {state: first}));
    expect(history.location.pathname).toBe('/next');
    expect(go).toHaveBeenCalledWith(1);
    go.mockRestore();
  });
});

describe('an address matches a path', () => {
  test.each([
    ['/docs/intro', {path: '/docs'}, '/docs'],
    ['/docs', {path: '/docs/', exact: true}, '/docs'],
    ['/docs/', {path: '/docs', exact: true}, '/docs/'],
    ['/docs/a.b', {path: ['/no', '/docs/a.b'], exact: true}, '/docs/a.b'],
    ['/DOCS/intro', {path: '/docs'}, '/DOCS'],
    ['/anything', {path: '/'}, '/'],
    ['/anything', {path: '*'}, '/anything'],
  ])('%s, %o', (pathname, options, url) => {
    expect(matchPath(pathname, options)).toMatchObject({
      url,
      isExact: pathname === url,
    });
  });

  test.each([
    ['/docsearch', {path: '/docs'}],
    ['/docs/intro', {path: '/docs', exact: true}],
    ['/docs', {path: '/docs/', exact: true, strict: true}],
    ['/DOCS', {path: '/docs', sensitive: true}],
    ['/docs', {}],
  ])('but not %s, %o', (pathname, options) => {
    expect(matchPath(pathname, options)).toBeNull();
  });
});
