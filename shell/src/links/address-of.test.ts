import { RELS } from '@ciguawatch/shared/contract/module';
import { BUILT_IN_DECLARATIONS } from '../registry/built-in-declarations';
import { addressIn } from './address-of';

test('every relation is served by one page of one module', () => {
  const served = BUILT_IN_DECLARATIONS.flatMap((decl) => decl.routes.flatMap(({ rel }) => rel ?? []));
  expect(served.sort()).toEqual([...RELS].sort());
});

test('an address carries the id and the query of a link', () => {
  expect(addressIn(BUILT_IN_DECLARATIONS, 'specie', { id: 31 })).toBe('/fishbase/specie/31');
  expect(addressIn(BUILT_IN_DECLARATIONS, 'map', { query: { island: '69' } })).toBe(
    '/ciguawatch/case/map?island=69',
  );
});

test('without a module that has the page there is no address', () => {
  const others = BUILT_IN_DECLARATIONS.filter((decl) => decl.id !== 'mf-fishbase');
  expect(addressIn(others, 'species', {})).toBeNull();
});
