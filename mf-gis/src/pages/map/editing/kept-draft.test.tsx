import type { LocationCreate, LocationFull } from '@ciguawatch/shared/api/schemas/outline';
import { drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { ApiError, call } from '@ciguawatch/shared/runtime/http/call';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import {
  advanceTimers,
  advanceUntilSettled,
  delay,
  setUpSlowDevice,
  slowly,
  stepTime,
} from '@ciguawatch/shared/testing/slow-steps';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Editor } from '../editor';
import { editTexts } from '../texts';
import type { OutlineDraft } from './use-draft';

jest.mock('../../../outline/clipping/start-worker');
jest.mock('@ciguawatch/shared/runtime/http/call', () => ({
  ...jest.requireActual('@ciguawatch/shared/runtime/http/call'),
  call: jest.fn(),
}));
jest.mock('../layer/edit-map', () => ({ EditMap: () => null }));
jest.mock('../layers/layers-card', () => ({ LayersCard: () => null }));
jest.mock('@ciguawatch/shared/ui/approvals/approval-notes', () => ({ ApprovalNotes: () => null }));
jest.mock('../history-panel', () => ({ HistoryPanel: () => null }));
jest.mock('../panels/coordinates-table', () => ({ CoordinatesTable: () => null }));
jest.mock('../panels/outline-card', () => ({ OutlineCard: () => null }));
jest.mock('./use-neighbours', () => ({ useNeighbours: () => null }));
jest.mock('./use-faults', () => ({ useFaults: () => [], faultsOfDrawing: () => [] }));

const device = setUpSlowDevice();
const values = {
  ...{ name: 'Motu', type: 'I' as const, country: 4, parent_id: 69, timezone: null },
  residents: { value: null, year: null, source: '' },
};
const begun = (uuid: string): OutlineDraft => ({
  ...{ values, drawing: { outline: [], point: [210.5, -17.5] as [number, number] }, version: null, uuid },
});
const user = fakeUser({ id: 7 });
const named = (id: number, name: string, version: number): LocationFull =>
  ({
    ...{ id, name, names: {}, version, type: 'I', country: 4, parent_id: 69, own_timezone: null },
    residents: null,
    ...{ geometry: { type: 'Point', coordinates: [-149.5, -17.5] }, changed_by: null, dependents: {} },
  }) as unknown as LocationFull;

const answers = call as jest.Mock;
beforeAll(() => editTexts);
beforeEach(() => {
  answers.mockReset();
});
afterEach(cleanup);

test('a created place leaves no draft, however slow the response and the next page', async () => {
  await slowly([stepTime, stepTime, stepTime], async (answer, page, write) => {
    Object.assign(device, { write });
    const sent: LocationCreate[] = [];
    answers.mockImplementation(async (_call: unknown, { body }: { body: LocationCreate }) => {
      sent.push(body);
      await delay(answer);
      return named(900, 'Motu', 1);
    });
    const onSaved = jest.fn();
    const view = renderWithRuntime(
      <Editor place={null} draft={begun('one')} uuid="one" tool={null} onSaved={onSaved} />,
      { user },
    );
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await advanceTimers(answer + 1);
    expect(onSaved).toHaveBeenCalledTimes(1);
    await advanceTimers(page);
    view.unmount();
    await advanceTimers(20_000);
    expect(sent).toHaveLength(1);
    expect(await advanceUntilSettled(drafts.list('outline:', { account: 7 }))).toEqual([]);
  });
});

test('a draft whose place had already been created continues as a draft of that place', async () => {
  answers.mockRejectedValue(new ApiError('uuid_reused', 409, { current: named(900, 'Motu first', 1) }));
  const onSaved = jest.fn();
  renderWithRuntime(<Editor place={null} draft={begun('one')} uuid="one" tool={null} onSaved={onSaved} />, {
    user,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await advanceTimers(2_000);
  expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: 900 }));
  const [draft, ...more] = await advanceUntilSettled(drafts.list<OutlineDraft>('outline:', { account: 7 }));
  expect(more).toEqual([]);
  expect(draft).toMatchObject({ name: 'outline:900', value: { values: { name: 'Motu' }, version: 1 } });
});

test('a draft older than the place is merged before it is sent', async () => {
  const draft = {
    ...begun('one'),
    values: { ...values, name: 'Mine' },
    version: 1,
    base: named(900, 'Before', 1),
  };
  renderWithRuntime(
    <Editor place={named(900, 'Theirs', 2)} draft={draft} uuid="one" tool={null} onSaved={() => undefined} />,
    { user },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await advanceTimers(1_000);
  expect(answers).not.toHaveBeenCalled();
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Theirs');
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Before');
});
