import { waitFor } from '@testing-library/react';
import { FakeServer } from '../../testing/fakes/fake-server';
import { serverDictionary } from './dictionary';
import { addMessages, setLanguage, translate } from './i18n';

const entry = (value: string) => ({ value, type: 'input', display_name: '' });

test('texts edited on the server are laid over the bundled ones and kept for the next visit', async () => {
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

test('a server that does not answer leaves the texts at hand', async () => {
  new FakeServer().down = true;
  await expect(serverDictionary.fetchTexts('fr_FR')).resolves.toBeUndefined();
});

test('texts that were taken back are gone when the next page is opened', async () => {
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
