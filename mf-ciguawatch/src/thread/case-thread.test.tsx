import type { CaseNote, CaseThread as Thread } from '@ciguawatch/shared/api/schemas/desk/thread';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import {
  buttons,
  fillField,
  pressButton,
  pressTwice,
  setUpPage,
} from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import '../edit-texts';
import { CaseThread } from './case-thread';

const harness = setUpPage();
const ME = fakeUser();
const BOX = { selector: 'textarea' };
const HINA = { id: 900, name: 'Hina Teriʻi' };

const note = (part: Partial<CaseNote> = {}): CaseNote => ({
  ...{
    id: 1,
    case_id: 12,
    kind: 'note',
    author: HINA,
    at: '2026-03-15T20:00:00Z',
    text: 'Rappeler',
    mentions: [],
  },
  ...{ edited_at: null, erased_at: null, own: false, editable_until: '2026-03-15T20:15:00Z', version: 1 },
  ...part,
});
const thread = (part: Partial<Thread> = {}): Thread => ({
  task: { case_id: 12, assignee: null, due: null, waiting_for: null, version: 1 },
  ...{ notes: [], attachments: [], mentioned: false, open: true, ...part },
});

async function show(part: Partial<Thread> = {}): Promise<void> {
  const colleagues = [
    { ...HINA, countries: [4] },
    { id: 901, name: 'Ana Fiji', countries: [3] },
  ];
  harness.server
    .on('GET', 'cw/thread/12/', { data: thread(part) })
    .on('GET', 'cw/colleague/', { data: [...colleagues, { id: ME.id, name: 'Moi', countries: [4] }] });
  renderWithRuntime(<CaseThread id={12} country={4} />, { user: ME });
  await screen.findByText(/10 MB at most/);
  await screen.findByRole('option', { name: HINA.name });
}

test('a note mentions who was chosen after @, is sent once, and leaves the box empty', async () => {
  await show();
  harness.server.on('POST', 'cw/thread/12/note/', ({ body }) => ({
    status: 201,
    data: note({ ...(body as object), own: true, author: { id: ME.id, name: 'Moi' }, mentions: [HINA] }),
  }));
  const area = screen.getByLabelText<HTMLTextAreaElement>('New note', BOX);
  fireEvent.change(area, { target: { value: '@hi', selectionStart: 3 } });
  expect(screen.queryByRole('option', { name: 'Ana Fiji' })).toBeNull();
  fireEvent.keyDown(area, { key: 'Enter' });
  await waitFor(() => expect(area).toHaveValue(`@${HINA.name} `));
  fillField('New note', `@${HINA.name} vu`);
  pressTwice('Send');
  await waitFor(() => expect(area).toHaveValue(''));
  expect(harness.changes.map(({ body }) => body)).toEqual([
    { uuid: expect.any(String), kind: 'note', text: `@${HINA.name} vu`, mentions: [HINA.id] },
  ]);
  expect(screen.getByText(`@${HINA.name}`).tagName).toBe('B');
});

test('a note that could not be sent stays, and is sent again under the same identifier', async () => {
  await show();
  fillField('New note', 'Rappeler le centre');
  pressButton('Send');
  await waitFor(() => expect(harness.changes).toHaveLength(1));
  expect(screen.getByLabelText('New note', BOX)).toHaveValue('Rappeler le centre');
  harness.server.on('POST', 'cw/thread/12/note/', {
    status: 201,
    data: note({ text: 'Rappeler le centre' }),
  });
  pressButton('Send');
  await waitFor(() => expect(screen.getByLabelText('New note', BOX)).toHaveValue(''));
  const [first, second] = harness.changes.map(({ body }) => (body as { uuid: string }).uuid);
  expect(second).toBe(first);
});

test('a case is assigned to me by one press, on the version shown, and that is undone', async () => {
  await show();
  let version = 1;
  harness.server.on('PATCH', 'cw/task/12/', ({ body }) => {
    version += 1;
    const { assignee } = body as { assignee: number | null };
    const held = assignee === null ? null : { id: assignee, name: 'Moi' };
    return { data: { case_id: 12, assignee: held, due: null, waiting_for: null, version } };
  });
  pressButton('Assign to me');
  await waitFor(() => expect(screen.getByLabelText('Assigned to')).toHaveValue(String(ME.id)));
  expect(buttons('Assign to me')).toEqual([]);
  pressButton('Undo');
  await waitFor(() => expect(screen.getByLabelText('Assigned to')).toHaveValue(''));
  expect(harness.changes).toMatchObject([
    { asked: 'PATCH cw/task/12/', body: { assignee: ME.id }, version: '1' },
    { asked: 'PATCH cw/task/12/', body: { assignee: null, due: null, waiting_for: null }, version: '2' },
  ]);
});

test('what a colleague changed meanwhile is shown in place of what was overwritten', async () => {
  await show();
  const current = { case_id: 12, assignee: HINA, due: null, waiting_for: null, version: 2 };
  harness.server.on('PATCH', 'cw/task/12/', {
    status: 409,
    data: { code: 'conflict', message: '', current },
  });
  pressButton('Assign to me');
  await waitFor(() => expect(screen.getByLabelText('Assigned to')).toHaveValue(String(HINA.id)));
  expect(harness.toasts[0]).toMatch(/colleague has just changed/);
});

test('that a note mentions the reader is seen when it is shown; only the author erases a note', async () => {
  const own = note({ id: 2, own: true, text: 'La mienne', author: { id: ME.id, name: 'Moi' } });
  await show({ mentioned: true, notes: [note(), own] });
  await waitFor(() => expect(harness.changes.map(({ asked }) => asked)).toEqual(['POST cw/thread/12/seen/']));
  expect(buttons('Actions on this note')).toHaveLength(1);
});

test('the thread of a deleted case is read, and offers nothing to write', async () => {
  harness.server
    .on('GET', 'cw/thread/12/', { data: thread({ open: false, notes: [note()] }) })
    .on('GET', 'cw/colleague/', { data: [] });
  renderWithRuntime(<CaseThread id={12} country={4} />, { user: ME });
  expect(await screen.findByText('Rappeler')).toBeVisible();
  expect(screen.queryByLabelText('New note')).toBeNull();
  expect(buttons(/Assign|Attach/)).toEqual([]);
});

test('a file that is too large is refused before it is sent, with words', async () => {
  await show();
  const file = new File(['x'], 'scan.pdf', { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: 12 * 1_048_576 });
  const [input] = screen.getAllByLabelText('Attach a file', { selector: 'input' });
  fireEvent.change(input as HTMLInputElement, { target: { files: [file] } });
  expect((await screen.findByRole('alert')).textContent).toMatch(/12.MB/);
  expect(harness.changes).toEqual([]);
});

test('what a failed change said is gone once the change is stored', async () => {
  await show();
  harness.server.on('PATCH', 'cw/task/12/', { status: 500, data: { code: 'server_error', message: '' } });
  pressButton('Assign to me');
  await waitFor(() => expect(harness.toasts).toHaveLength(1));
  const data = {
    case_id: 12,
    assignee: { id: ME.id, name: 'Moi' },
    due: null,
    waiting_for: null,
    version: 2,
  };
  harness.server.on('PATCH', 'cw/task/12/', { data });
  pressButton('Assign to me');
  await waitFor(() => expect(screen.getByLabelText('Assigned to')).toHaveValue(String(ME.id)));
  expect(harness.toasts).toEqual([]);
});
