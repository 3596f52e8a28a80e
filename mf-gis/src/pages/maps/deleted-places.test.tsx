import type { LocationFull } from '@ciguawatch/shared/api/schemas/outline';
import { domEvent } from '@ciguawatch/shared/contract/events';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { fakePlace } from '@ciguawatch/shared/testing/fakes/fake-place';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen, waitFor } from '@testing-library/react';
import '../../texts';
import { DeletedPlaces } from './deleted-places';
import './texts';

const harness = setUpPage();
const LIST = 'cw/location/deleted/';
const RESTORE = 'cw/location/69/restore/';
const place = {
  ...{ id: 69, name: 'Motu Iti', type: 'I', parent_id: 90, parent: 'Tuamotu', country: 4, residents: true },
  ...{ deleted_at: '2026-03-01T20:00:00Z', until: '2026-03-31T20:00:00Z' },
  deleted_by: { id: 999, name: 'Teva Maro' },
};

const restored: LocationFull = {
  ...{ id: 69, name: 'Motu Iti', names: {}, country: 4, type: 'I', parent_id: 90, parent_name: 'Tuamotu' },
  ...{ loca_bbox: null, center: null, timezone: 'Pacific/Tahiti', population: null, withhold: true },
  ...{ withhold_profile: true, version: 4, geometry: null, own_timezone: null, landform: null },
  ...{ source: null, licence: null, changed_at: '2026-03-02T20:00:00Z', changed_by: null },
  residents: { value: 12, year: 2022, source: 'ISPF', islands: [69] },
  dependents: { cases: 0, treated: 0, children: [], child_count: 0 },
};

const show = (list: object[] = [place]) => {
  harness.server.on('GET', LIST, { data: list });
  renderWithRuntime(<DeletedPlaces />, { user: fakeUser() });
};
const heard = () => {
  const ids: number[] = [];
  const hear = (event: Event) => ids.push((event as CustomEvent<{ id: number }>).detail.id);
  window.addEventListener(domEvent('location:changed'), hear);
  return ids;
};

test('a deleted place says who deleted it and until when it comes back, and is restored', async () => {
  const changed = heard();
  show();
  expect(await screen.findByRole('row', { name: /Motu Iti/ })).toHaveTextContent(
    /Motu Iti Island.*Tuamotu.*Teva Maro.*Restore/,
  );
  harness.server.on('POST', RESTORE, { data: restored }).on('GET', LIST, { data: [] });
  pressButton('Restore Motu Iti');
  expect(await screen.findByText('No deleted place')).toBeInTheDocument();
  expect(harness.toasts).toEqual(['success: Motu Iti is restored.']);
  expect(changed).toEqual([69]);
});

test('the place that contained it is named in the language of the reader', async () => {
  const known = fakePlace('Tuamotu', 'A', { id: 90, names: { fr: 'Archipel des Tuamotu' } });
  jest
    .spyOn(collections.location, 'get')
    .mockImplementation((id) => (id === 90 ? known : undefined) as never);
  harness.server.on('GET', LIST, { data: [place] });
  renderWithRuntime(<DeletedPlaces />, { user: fakeUser(), language: 'fr_FR' });
  expect(await screen.findByText('Archipel des Tuamotu')).toBeInTheDocument();
  jest.restoreAllMocks();
});

test('residents that did not come back are told', async () => {
  show();
  await screen.findByText('Motu Iti');
  harness.server.on('POST', RESTORE, { data: { ...restored, residents: null } });
  pressButton('Restore Motu Iti');
  await waitFor(() => expect(harness.toasts[0]).toMatch(/Its number of residents was not restored/));
});

test.each([
  ['place_exists', /Rename or delete that one first/],
  ['place_parent_gone', /Restore that one first/],
  ['restore_expired', /more than 30 days ago/],
])('a refusal (%s) is told and the place stays listed', async (code, told) => {
  const changed = heard();
  show();
  await screen.findByText('Motu Iti');
  harness.server.on('POST', RESTORE, { status: 409, data: { code, message: '' } });
  pressButton('Restore Motu Iti');
  await waitFor(() => expect(harness.toasts).toEqual([expect.stringMatching(told)]));
  expect(harness.toasts[0]).toMatch(/^error: Motu Iti is not restored/);
  expect(changed).toEqual([]);
  expect(screen.getByText('Motu Iti')).toBeInTheDocument();
});

test('nothing deleted is said, and how long a place can be restored', async () => {
  show([]);
  expect(
    await screen.findByText('A place that is deleted can be restored here for 30 days.'),
  ).toBeInTheDocument();
});
