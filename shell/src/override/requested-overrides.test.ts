import {
  confirmedOverrides,
  confirmOverride,
  forgetOverrides,
  requestedOverride,
  withoutOverrideParam,
} from './requested-overrides';

const PORTAL_ORIGIN = 'http://localhost:9001';
const allowed = [PORTAL_ORIGIN, 'http://localhost:9002'];
beforeEach(() => sessionStorage.clear());

test('an address requests one module of one site, or no override', () => {
  expect(requestedOverride(`?y=2026&module=mf-gis@${PORTAL_ORIGIN}`)).toEqual({
    id: 'mf-gis',
    origin: PORTAL_ORIGIN,
  });
  for (const odd of [
    '',
    '?module=mf-gis',
    `?module=mf-none@${PORTAL_ORIGIN}`,
    `?module=mf-gis@${PORTAL_ORIGIN}/x`,
  ])
    expect(requestedOverride(odd)).toBeNull();
});

test('the request is removed from the address, the rest of it stays', () => {
  const address = `https://portal.example/gis/maps?module=mf-gis@${PORTAL_ORIGIN}&y=2026#list`;
  expect(withoutOverrideParam(address)).toBe('/gis/maps?y=2026#list');
});

test('an accepted override lasts until it is ended, with one site per module', () => {
  confirmOverride({ id: 'mf-gis', origin: PORTAL_ORIGIN }, allowed);
  confirmOverride({ id: 'mf-global', origin: PORTAL_ORIGIN }, allowed);
  confirmOverride({ id: 'mf-gis', origin: 'http://localhost:9002' }, allowed);
  expect(confirmedOverrides(allowed)).toEqual([
    { id: 'mf-global', origin: PORTAL_ORIGIN },
    { id: 'mf-gis', origin: 'http://localhost:9002' },
  ]);
  forgetOverrides();
  expect(confirmedOverrides(allowed)).toEqual([]);
});

test('an override whose site is no longer allowed is ignored', () => {
  confirmOverride({ id: 'mf-gis', origin: PORTAL_ORIGIN }, allowed);
  expect(confirmedOverrides(['http://localhost:9002'])).toEqual([]);
});
