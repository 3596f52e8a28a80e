import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { button, pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../texts';
import BulletinsPage, { texts } from './bulletins';
import { contentOf } from './fixtures/content';

jest.mock('@ciguawatch/shared/ui/charts/save-file', () => ({ saveFile: jest.fn() }));
beforeAll(() => texts);

const harness = setUpPage();
const note = {
  ...{ id: 7, country: 4, year: 2026, month: 3, kind: 'distribution', number: 2, reports: 17 },
  ...{ at: '2026-04-03T20:00:00Z', by: null, digest: 'ab12', comment_erased_at: null },
  replaces: { number: 1, reports: 18 },
};
const draw = (search = '', language = 'en_US') => {
  history.replaceState(null, '', `/ciguawatch/case/bulletins${search}`);
  return renderWithRuntime(<BulletinsPage />, {
    ...{ user: fakeUser(), language, path: `/ciguawatch/case/bulletins${search}` },
  });
};

test('published editions are listed by their period', async () => {
  harness.server.on('GET', /^cw\/bulletin\//, {
    data: [note, { ...note, id: 6, number: 1, replaces: null }, { ...note, id: 5, month: null, year: 2025 }],
  });
  draw();
  expect(await screen.findByRole('link', { name: /^March 2026, edition 2, April 3, 2026/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^March 2026, edition 1/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^2025, edition 2/ })).toBeVisible();
});

test('without published editions the page says so', async () => {
  harness.server.on('GET', /^cw\/bulletin\//, { data: [] });
  draw();
  expect(await screen.findByText('No bulletin has been published yet.')).toBeVisible();
});

test('a list that failed to load is reported, and can be loaded again', async () => {
  harness.server.on('GET', /^cw\/bulletin\//, { status: 500, data: {} });
  draw();
  expect(await screen.findByText('The report could not be loaded.')).toBeVisible();
  harness.server.on('GET', /^cw\/bulletin\//, { data: [] });
  pressButton('Try again');
  expect(await screen.findByText('No bulletin has been published yet.')).toBeVisible();
});

describe('one edition', () => {
  const holds = (part: object = {}, text: string | null = 'A calm month.') =>
    harness.server.on('GET', 'cw/bulletin/7/', {
      data: { note: { ...note, ...part }, content: contentOf(17, { comments: [{ lang: 'en_US', text }] }) },
    });
  const sheet = () => screen.findByRole('article');

  test('is opened from the list, and leads back to it', async () => {
    harness.server.on('GET', /^cw\/bulletin\//, { data: [note] });
    draw();
    expect(await screen.findByRole('link', { name: /^March 2026/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/ciguawatch\/case\/bulletins\?issue=7$/),
    );
    expect(harness.server.requests.map(({ path }) => path)).toEqual(['cw/bulletin/?country=4']);
  });

  test('is shown with its number and the day of its country, in the language of the interface', async () => {
    holds();
    draw('?issue=7');
    expect(await sheet()).toHaveTextContent('Edition 2, data of April 3, 2026');
    expect(await sheet()).toHaveTextContent(/replaces 1 \(18 > 17\)/);
    expect(await sheet()).toHaveTextContent('A calm month.');
    expect(await sheet()).toHaveAttribute('lang', 'en-US');
    expect(screen.getByRole('link', { name: 'All bulletins' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/ciguawatch\/case\/bulletins$/),
    );
  });

  test('shows the day on which its comment was erased', async () => {
    holds({ comment_erased_at: '2026-05-04T20:00:00Z' }, null);
    draw('?issue=7');
    expect(await sheet()).toHaveTextContent(
      'The comment was erased on May 4, 2026, after this report was issued.',
    );
  });

  test('is shown in the other language, and its file is in that language', async () => {
    holds();
    draw('?issue=7');
    await sheet();
    await userEvent.click(screen.getByRole('radio', { name: 'French' }));
    await waitFor(async () => expect(await sheet()).toHaveAttribute('lang', 'fr-FR'));
    expect(await sheet()).toHaveTextContent('Polynésie française');
    pressButton('Tables');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    expect(jest.mocked(saveFile).mock.calls[0]?.[0]).toMatch(/polynésie française-2026-03-.*-edition-2-fr/i);
  });

  test('opens in French where the interface is French', async () => {
    holds();
    draw('?issue=7', 'fr_FR');
    expect(await sheet()).toHaveAttribute('lang', 'fr-FR');
  });

  test('that failed to load is reported, and can be loaded again', async () => {
    harness.server.on('GET', 'cw/bulletin/7/', { status: 404, data: { code: 'not_found', message: '' } });
    draw('?issue=7');
    expect(await screen.findByText('The report could not be loaded.')).toBeVisible();
    holds();
    pressButton('Try again');
    expect(await sheet()).toHaveTextContent('Edition 2');
    expect(screen.queryByText('The report could not be loaded.')).toBeNull();
    expect(button('Print')).toBeEnabled();
  });
});
