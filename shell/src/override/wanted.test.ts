import { agree, agreed, askedBy, forget, withoutQuestion } from './wanted';

const HERE = 'http://localhost:9001';
const allowed = [HERE, 'http://localhost:9002'];
beforeEach(() => sessionStorage.clear());

test('an address requests one module of one site, or no override', () => {
  expect(askedBy(`?y=2026&module=mf-gis@${HERE}`)).toEqual({ id: 'mf-gis', origin: HERE });
  for (const odd of ['', '?module=mf-gis', `?module=mf-none@${HERE}`, `?module=mf-gis@${HERE}/x`])
    expect(askedBy(odd)).toBeNull();
});

test('the request is removed from the address, the rest of it stays', () => {
  const address = `https://portal.example/gis/maps?module=mf-gis@${HERE}&y=2026#list`;
  expect(withoutQuestion(address)).toBe('/gis/maps?y=2026#list');
});

test('an accepted override lasts until it is ended, with one site per module', () => {
  agree({ id: 'mf-gis', origin: HERE }, allowed);
  agree({ id: 'mf-global', origin: HERE }, allowed);
  agree({ id: 'mf-gis', origin: 'http://localhost:9002' }, allowed);
  expect(agreed(allowed)).toEqual([
    { id: 'mf-global', origin: HERE },
    { id: 'mf-gis', origin: 'http://localhost:9002' },
  ]);
  forget();
  expect(agreed(allowed)).toEqual([]);
});

test('a site that is allowed no more counts no more', () => {
  agree({ id: 'mf-gis', origin: HERE }, allowed);
  expect(agreed(['http://localhost:9002'])).toEqual([]);
});
