import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { press, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import BulletinsPage from './bulletins';

const harness = setUpPage();
const note = {
  ...{ id: 7, country: 4, year: 2026, month: 3, kind: 'distribution', number: 2, reports: 17 },
  ...{ at: '2026-04-03T20:00:00Z', by: null, digest: 'ab12', comment_erased_at: null },
  replaces: { number: 1, reports: 18 },
};
const draw = () => renderWithRuntime(<BulletinsPage />, { user: fakeUser() });

test('every published edition is listed by its period', async () => {
  harness.server.on('GET', /^cw\/bulletin\//, {
    data: [note, { ...note, id: 6, number: 1, replaces: null }, { ...note, id: 5, month: null, year: 2025 }],
  });
  draw();
  expect(await screen.findByRole('link', { name: /^March 2026, edition 2, April 3, 2026/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^March 2026, edition 1/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^2025, edition 2/ })).toBeVisible();
});

test('without one the page says so', async () => {
  harness.server.on('GET', /^cw\/bulletin\//, { data: [] });
  draw();
  expect(await screen.findByText('No bulletin was published yet.')).toBeVisible();
});

test('a list that cannot be read is said, and asked for again', async () => {
  harness.server.on('GET', /^cw\/bulletin\//, { status: 500, data: {} });
  draw();
  expect(await screen.findByText('The report could not be loaded.')).toBeVisible();
  harness.server.on('GET', /^cw\/bulletin\//, { data: [] });
  press('Try again');
  expect(await screen.findByText('No bulletin was published yet.')).toBeVisible();
});
