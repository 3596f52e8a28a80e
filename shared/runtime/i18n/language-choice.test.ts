import { chosenLanguage, dropAddressLanguage } from './language-choice';

const at = (address: string) => history.replaceState({ kept: 1 }, '', address);
afterEach(() => at('/'));

test.each([
  ['?lang=fr', 'fr_FR'],
  ['?i=92&lang=en', 'en_US'],
])('a visit to %s starts in %s, whatever the device remembers', (search, code) => {
  localStorage.setItem('ciguawatch.language', code === 'fr_FR' ? 'en_US' : 'fr_FR');
  at(`/ciguawatch/case/map${search}`);
  expect(chosenLanguage()).toBe(code);
});

test.each(['', '?lang=xx', '?lang=', '?lang=en_US'])(
  'a visit to "%s" starts in the language remembered',
  (search) => {
    localStorage.setItem('ciguawatch.language', 'fr_FR');
    at(`/${search}`);
    expect(chosenLanguage()).toBe('fr_FR');
  },
);

test('a chosen language replaces that of the address, which keeps the rest', () => {
  at('/ciguawatch/case/map?i=92&lang=fr#top');
  dropAddressLanguage();
  expect([location.pathname + location.search + location.hash, history.state]).toEqual([
    '/ciguawatch/case/map?i=92#top',
    { kept: 1 },
  ]);
});

test('the language of a document stays in the address', () => {
  at('/ciguawatch/case/monthly-report?lang=en_US');
  dropAddressLanguage();
  expect(location.search).toBe('?lang=en_US');
});
