import { waitFor } from '@testing-library/react';
import { FakeServer } from '../../testing/fakes/fake-server';
import { serverDictionary } from './dictionary';
import { addMessages, setLanguage, translate } from './i18n';

const entry = (value: string) => ({ value, type: 'input', display_name: '' });

test('edited texts override the bundled ones and are stored for the next visit', async () => {
  setLanguage('en_US');
  addMessages('shell', { en_US: { home: { title: 'bundled', other: 'bundled' } } });
  const server = new FakeServer().on('GET', /^a\/translation\/en_US\//, {
    data: { code: 'en_US', version: 2, pages: { shell: { home: { title: entry('edited') } } } },
  });
  await serverDictionary.fetchTexts('en_US');
  expect(server.requests[0]?.path).toContain('edited=true');
  expect(translate('shell', 'home.title')).toBe('edited');
  expect(translate('shell', 'home.other')).toBe('bundled');
  expect(localStorage.getItem('ciguawatch.dictionary.en_US')).toContain('edited');
});

test('a server that does not respond leaves the available texts', async () => {
  new FakeServer().down = true;
  await expect(serverDictionary.fetchTexts('fr_FR')).resolves.toBeUndefined();
});

test('reset texts are gone on the next page', async () => {
  await setLanguage('en_US');
  addMessages('shell', { en_US: { home: { title: 'bundled' } } });
  let pages: object = { shell: { home: { title: entry('edited') } } };
  const server = new FakeServer()
    .on('GET', /^a\/translation\/en_US\//, () => ({ data: { code: 'en_US', version: 2, pages } }))
    .on('GET', /^a\/language\//, {
      data: [{ code: 'ty_PF', sov: 'Reo Tahiti', shipped: true, fallback: 'fr_FR', id: 4 }],
    });
  serverDictionary.start();
  await waitFor(() => expect(translate('shell', 'home.title')).toBe('edited'));
  pages = {};
  dispatchEvent(new Event('single-spa:routing-event'));
  const asked = server.requests.length;
  expect(translate('shell', 'home.title')).toBe('edited');
  history.pushState(null, '', '/legal');
  dispatchEvent(new Event('single-spa:routing-event'));
  await waitFor(() => expect(translate('shell', 'home.title')).toBe('bundled'));
  expect(server.requests.length).toBe(asked + 1);
  expect(serverDictionary.languages.map(({ code }) => code)).toEqual(['ty_PF']);
});
