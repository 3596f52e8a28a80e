import { hasReturnPage, loginPath, wantedPage } from './wanted-page';

const ORIGIN = 'https://portal.example';

test('the requested page is restored completely after the login', () => {
  const path = loginPath({
    pathname: '/ciguawatch/case/report/list',
    search: '?island=4&q=a b',
    hash: '#top',
  });
  const search = path.slice(path.indexOf('?'));
  expect(hasReturnPage(search)).toBe(true);
  expect(wantedPage(search, ORIGIN)).toBe('/ciguawatch/case/report/list?island=4&q=a%20b#top');
});

test('a login without a requested page goes home', () => {
  expect(hasReturnPage('')).toBe(false);
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
