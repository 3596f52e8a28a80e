import type { FigureRows } from '@ciguawatch/shared/api/schemas/case-list';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import type { PublicCaseRow } from '@ciguawatch/shared/domain/case-table/case-columns';
import { CASE_PACKING } from '@ciguawatch/shared/domain/case-table/case-packing';
import { FULL_COLUMNS } from '@ciguawatch/shared/domain/case-table/full-rows';
import { pack } from '@ciguawatch/shared/domain/packed/packed';
import { ApiError, call } from '@ciguawatch/shared/runtime/http/call';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { caseRow, fullRow } from '@ciguawatch/shared/testing/cases';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { cases } from '../public-cases/cases';
import { EditorRows } from '../public-cases/editor-rows';

jest.mock('@ciguawatch/shared/runtime/http/call', () => ({
  ...jest.requireActual('@ciguawatch/shared/runtime/http/call'),
  call: jest.fn(),
}));

const EDITOR = fakeUser({ groups: [ROLE.cases_editor], manage_countries: [4] });
/**
 * Public rows, with columns withheld; `own` are the editor's full rows. The third case is in Fiji, another
 * country.
 */
const shown = [
  caseRow({ id: 1, case_eventyear: 2026 }),
  caseRow({ id: 2, case_eventyear: 2026 }),
  caseRow({ id: 3, case_eventyear: 2026, case_country: 3 }),
];
const own = [
  fullRow(
    { case_purchase_place_type: '1', care: 'N', report_days: 3 },
    { id: 1, case_eventyear: 2026, gender: 'F', mass_poisoning_nb: 13 },
  ),
  fullRow({}, { id: 2, case_eventyear: 2026, gender: 'M' }),
];

const page = (rows: PublicCaseRow[], next: number | null = null): FigureRows => ({
  packed: pack(FULL_COLUMNS, rows, CASE_PACKING) as FigureRows['packed'],
  next,
  count: 2,
});
/** Delays responses; the returned function sends the next one. */
function delayedAnswers() {
  const waiting: ((answer: FigureRows) => void)[] = [];
  jest.mocked(call).mockImplementation(() => new Promise((done) => waiting.push(done as never)));
  return (answer: FigureRows) => act(async () => waiting.shift()?.(answer));
}
const answer = (rows: PublicCaseRow[]) => jest.mocked(call).mockResolvedValue(page(rows) as never);
const show = (options: Parameters<typeof renderWithRuntime>[1] = { user: EDITOR }) =>
  renderWithRuntime(<EditorRows />, options);
const statistics = () => cases.ask('statistics', { filter: {} });
const sentence = (text: RegExp) => screen.findByText(text, { selector: 'p' });

beforeEach(async () => {
  jest.mocked(call).mockReset();
  jest.spyOn(collections.case, 'all').mockReturnValue(shown);
  runInAction(() => {
    session.user = null;
    collections.case.state = 'ready';
    collections.case.revision += 1;
  });
  await cases.ask('ids', { filter: {} });
});
afterEach(() => jest.restoreAllMocks());

test('an editor’s figures are counted from full rows of the managed countries, and the note says so', async () => {
  answer(own);
  show();
  expect(await sentence(/full rows, which the public does not see/)).toBeVisible();
  const found = await statistics();
  expect([found?.reports, found?.people, found?.genders]).toEqual([3, 15, [1, 1, 1, 0]]);
  // Only the case in Fiji is still withheld.
  expect(found?.withheld).toEqual({ profile: 1, person: 1 });
  expect(cases.row(1)).toEqual(own[0]);
});

test('with the switch on, the figures are those of the public, and the address stores it', async () => {
  answer(own);
  show();
  await sentence(/full rows/);
  act(() =>
    runInAction(() => {
      connectivity.network = false;
    }),
  );
  // Loaded rows stay usable offline; the note gives their date.
  expect(await sentence(/full rows of .* which/)).toBeVisible();
  fireEvent.click(screen.getByRole('switch', { name: 'As the public sees them' }));
  expect(await sentence(/as the public sees them/)).toBeVisible();
  expect((await statistics())?.withheld.person).toBe(3);
  expect(cases.row(1)).toBeUndefined();
});

test('an address that requests public figures loads no full row', async () => {
  show({ user: EDITOR, path: '/?public=1' });
  expect(await screen.findByRole('switch', { name: 'As the public sees them' })).toBeChecked();
  expect(call).not.toHaveBeenCalled();
});

test('while full rows load page by page, the note counts them and public figures are shown', async () => {
  const come = delayedAnswers();
  show();
  await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  await come(page(own.slice(0, 1), 1));
  expect(await sentence(/1 of 2/)).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '1');
  expect(cases.full).toBeNull();
  expect(jest.mocked(call).mock.lastCall?.[1].params).toEqual({ after: 1 });
  await come(page(own.slice(1)));
  expect(await sentence(/full rows, which/)).toBeVisible();
  expect((await statistics())?.reports).toBe(3);
});

test.each([
  ['a logout', null],
  ['the loss of the role', fakeUser({ groups: [], manage_countries: [4] })],
  ['the loss of a country', fakeUser({ groups: [ROLE.cases_editor], manage_countries: [3] })],
])('%s drops the rows at once', async (_, user) => {
  answer(own);
  show();
  await sentence(/full rows, which/);
  jest.mocked(call).mockImplementation(() => new Promise(() => undefined));
  act(() =>
    runInAction(() => {
      session.user = user;
    }),
  );
  expect(cases.full).toBeNull();
  expect((await statistics())?.withheld.person).toBe(3);
});

test('rows that come after a logout are thrown away', async () => {
  const come = delayedAnswers();
  show();
  await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  act(() =>
    runInAction(() => {
      session.user = null;
    }),
  );
  await come(page(own));
  expect(cases.full).toBeNull();
});

test('without a network public figures are shown with the reason; full rows load once it is back', async () => {
  jest.mocked(call).mockRejectedValue(new ApiError('network', 0));
  show({ user: EDITOR, online: false });
  expect(await sentence(/^Offline: full rows are not kept/)).toBeVisible();
  answer(own);
  act(() =>
    runInAction(() => {
      connectivity.network = true;
      connectivity.reachable = true;
    }),
  );
  expect(await sentence(/full rows, which/)).toBeVisible();
});

test('a load that the server refused can be repeated', async () => {
  jest.mocked(call).mockRejectedValue(new ApiError('server_error', 500));
  show();
  expect(await sentence(/could not be read/)).toBeVisible();
  answer(own);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await sentence(/full rows, which/)).toBeVisible();
});

test.each([
  ['nobody', null],
  ['a moderator', fakeUser({ groups: [ROLE.moderator] })],
  ['an editor without a country', fakeUser({ groups: [ROLE.cases_editor], manage_countries: [] })],
])('%s sees public figures without a note', async (_, user) => {
  const { container } = show({ user });
  await act(async () => undefined);
  expect([container.textContent, jest.mocked(call).mock.calls.length]).toEqual(['', 0]);
});
