import { findRoute, fullPath, isBelow, matchPath } from './paths';

test('a path parameter matches digits only', () => {
  expect(matchPath('/fishbase/specie/:id', '/fishbase/specie/12')).toEqual({ id: '12' });
  expect(matchPath('/fishbase/specie/:id', '/fishbase/specie/new')).toBeNull();
  expect(matchPath('/fishbase/specie/:id', '/fishbase/specie/1e3')).toBeNull();
});

test('a trailing slash is the same page, a longer path is not', () => {
  expect(matchPath('/gis/maps', '/gis/maps/')).toEqual({});
  expect(matchPath('/gis/maps', '/gis/maps/1')).toBeNull();
});

test('routes are found under their base', () => {
  const routes = [{ path: '/map/:id' }, { path: '/new' }];
  expect(findRoute(routes, '/gis/map/7', '/gis')).toEqual({ route: routes[0], params: { id: '7' } });
  expect(findRoute(routes, '/gis/other', '/gis')).toBeNull();
  expect(findRoute(routes, '/map/7')?.params).toEqual({ id: '7' });
});

test('paths of a module are placed behind its base', () => {
  expect(fullPath({ basePath: '/gis' }, '/map/7')).toBe('/gis/map/7');
});

test('a base path matches whole segments only', () => {
  expect(isBelow('/gis', '/gis')).toBe(true);
  expect(isBelow('/gis', '/gis/lost/page')).toBe(true);
  expect(isBelow('/gis', '/gists')).toBe(false);
});
