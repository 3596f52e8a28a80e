import { isForced, loginPath, wantedPage } from './wanted-page';

const ORIGIN = 'https://portal.example';

test('a reserved page comes back whole after the login', () => {
  const path = loginPath({
    pathname: '/ciguawatch/case/report/list',
    search: '?island=4&q=a b',
    hash: '#top',
  });
  const search = path.slice(path.indexOf('?'));
  expect(isForced(search)).toBe(true);
  expect(wantedPage(search, ORIGIN)).toBe('/ciguawatch/case/report/list?island=4&q=a%20b#top');
});

test('a voluntary login goes home', () => {
  expect(isForced('')).toBe(false);
  expect(wantedPage('', ORIGIN)).toBe('/');
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/x',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '/login?next=/login',
  'profile',
])('%s is not followed', (next) => {
  expect(wantedPage(`?${new URLSearchParams({ next })}`, ORIGIN)).toBe('/');
});
