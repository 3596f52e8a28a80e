import type { FishNote } from '@ciguawatch/shared/api/schemas/alert';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen, waitFor } from '@testing-library/react';
import { FishNotes } from './fish-notes';

const harness = setUpPage();

const note = (part: Partial<FishNote>): FishNote => ({
  ...{ id: 1, kind: 'first_fish', case_id: 7, other_id: null, island: 88, specie_id: 3, days: null },
  ...{ named: 10, once: 2, chance: 0.2, noted_at: '2026-03-31T20:00:00Z' },
  ...part,
});
function open(notes: FishNote[]): void {
  const place = { id: 88, type: 'I', name: 'Rapa', names: {}, country: 4, timezone: 'Pacific/Tahiti' };
  jest.spyOn(collections.location, 'get').mockReturnValue(place as never);
  const fish = { id: 3, name: 'Epinephelus merra', slug: 'fish', translations: [] };
  jest.spyOn(collections.specie, 'get').mockReturnValue(fish as never);
  harness.server.on('GET', 'cw/alert/note/', { data: notes });
  renderWithRuntime(<FishNotes />, { user: fakeUser() });
}
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('the first report of a fish says the chance of the next, with its numbers', async () => {
  open([note({})]);
  expect(await screen.findByText('First report of Epinephelus merra from Rapa.')).toBeVisible();
  expect(screen.getByText(/20% \(2 of 10\)\. Noted on/)).toBeVisible();
  expect(hrefs()).toEqual(['/ciguawatch/case/report/7', '/ciguawatch/methods#first_fish']);
});

test.each([
  [{ named: 0, once: 0, chance: null }, /no chance can be given/],
  [{ named: 12, once: 0, chance: 0 }, /^It is unlikely.* Of 12 before/],
])('where no fish is named once, or none at all, no number is made up: %j', async (part, text) => {
  open([note(part)]);
  expect(await screen.findByText(text)).toBeVisible();
});

test('the same fish again names both cases, and the rest of the notes is one press away', async () => {
  const again = { kind: 'fish_again', other_id: 5, named: null, once: null, chance: null } as const;
  open([4, 3, 2, 1].map((id) => note({ ...again, id, days: id === 4 ? 29 : 1 })));
  expect(await screen.findByText(/merra from Rapa again 29 days later, by somebody unrelated/)).toBeVisible();
  expect(hrefs().slice(0, 2)).toEqual(['/ciguawatch/case/report/7', '/ciguawatch/case/report/5']);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  pressButton('Show 1 more');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

test('without a note there is no list', async () => {
  open([]);
  await waitFor(() => expect(harness.server.sent('cw/alert/note/')).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});
