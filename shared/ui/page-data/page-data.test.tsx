import { fireEvent, screen, waitFor } from '@testing-library/react';
import { clock } from '../../runtime/page/clock';
import { toasts } from '../../runtime/page/toasts';
import { renderWithRuntime } from '../../testing/render-with-runtime';
import { PageData } from './page-data';

const rapa = { title: 'Rapa', plain: '/island/88', card: '/embed/island/88' };

function clipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}
beforeEach(() => {
  for (const { id } of toasts.items) toasts.dismiss(id);
});

test('the files and the page without scripts are asked for in the language of the reader', async () => {
  renderWithRuntime(<PageData title="Carte" plain="/plain/map" query="country=4" />, { language: 'fr_FR' });
  const address = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await address('Tableau (CSV)')).toBe('/plain/map.csv?country=4&lang=fr');
  expect(await address('Chiffres (JSON)')).toBe('/plain/map.json?country=4&lang=fr');
  expect(await address('Page sans scripts')).toBe('/plain/map?country=4&lang=fr');
  expect(screen.queryByRole('button', { name: 'Intégrer' })).toBeNull();
});

test('a citation names the portal, the page and the day of reading', async () => {
  renderWithRuntime(<PageData {...rapa} />);
  const year = clock.today().slice(0, 4);
  expect(
    await screen.findByText(new RegExp(`To cite: Ciguawatch, Rapa, http.*, read on .*${year}`)),
  ).toBeVisible();
});

test('the code of a card is copied, confirmed and shown', async () => {
  const copied: string[] = [];
  clipboard(async (text) => void copied.push(text));
  renderWithRuntime(<PageData {...rapa} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Embed this' }));
  await waitFor(() => expect(toasts.items.map(({ title }) => title)).toEqual(['Code copied']));
  expect(copied[0]).toContain(
    `src="${window.location.origin}/embed/island/88?lang=en" title="Ciguawatch, Rapa"`,
  );
  expect(screen.getByRole('textbox', { name: 'Code for a page of your site' })).toHaveValue(copied[0]);
});

test('where the clipboard is denied, the code is there to be copied by hand', async () => {
  clipboard(() => Promise.reject(new Error('denied')));
  renderWithRuntime(<PageData {...rapa} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Embed this' }));
  await waitFor(() => expect(toasts.items[0]?.title).toMatch(/could not be copied/));
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toContain('<iframe');
});
