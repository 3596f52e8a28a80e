import { fullCase } from '@ciguawatch/shared/testing/full-case';
import { pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen, waitFor } from '@testing-library/react';
import { reportTexts } from '../../../../report-texts';
import '../../../../edit-texts';
import { DuplicateNote } from './duplicate-note';

const harness = setUpPage();
beforeAll(() => reportTexts);

const show = (more: Parameters<typeof fullCase>[0], onChanged = jest.fn()) => {
  const shown = renderWithRuntime(<DuplicateNote row={fullCase({ id: 6, ...more })} onChanged={onChanged} />);
  return { ...shown, onChanged };
};

test('a duplicate says that it counts nowhere, and leads to the case that counts', async () => {
  show({ duplicate_of: 1248 });
  expect(await screen.findByText('Duplicate: this case counts nowhere')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'case 1248' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/case\/report\/1248$/),
  );
});

test('the answers that differ from the case that counts stand beside its own, and no others', async () => {
  const same = { case_location_id: 100, gender: 'F', time_known: false } as const;
  harness.server.on('GET', 'cw/casesingle/5/', {
    data: fullCase({ ...same, id: 5, case_eventdate: '2026-11-18', age: 40 }),
  });
  show({ ...same, duplicate_of: 5, case_eventdate: '2026-11-19', age: 41 });
  expect(await screen.findByText('2 answers')).toBeInTheDocument();
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([expect.stringMatching(/18.*19/), expect.stringMatching(/40.*41/)]);
});

test('a duplicate that gives the same answers says so', async () => {
  harness.server.on('GET', 'cw/casesingle/5/', { data: fullCase({ id: 5 }) });
  show({ duplicate_of: 5 });
  expect(await screen.findByText('Both cases give the same answers.')).toBeInTheDocument();
});

test('the case that counts is read again where it could not be read', async () => {
  harness.server.on('GET', 'cw/casesingle/5/', { status: 500, data: { code: 'server_error', message: '' } });
  show({ duplicate_of: 5 });
  expect(await screen.findByText('The case that counts could not be read')).toBeInTheDocument();
  harness.server.on('GET', 'cw/casesingle/5/', { data: fullCase({ id: 5 }) });
  pressButton('Try again');
  expect(await screen.findByText('Both cases give the same answers.')).toBeInTheDocument();
});

test('other cases say nothing of it', () => {
  expect(show({ duplicate_of: null }).container).toBeEmptyDOMElement();
});

test('a reviewed correction counts at one press in place of the report it corrects', async () => {
  const { onChanged } = show({ duplicate_of: 5, review_state: 'reviewed', version: 3 });
  harness.server.on('GET', 'cw/casesingle/5/', { data: fullCase({ id: 5, version: 7 }) });
  harness.server.on('POST', 'cw/case/5/swap/', { data: fullCase({ id: 5, duplicate_of: 6 }) });
  harness.server.on('GET', 'cw/casesingle/6/', { data: fullCase({ id: 6, duplicate_of: null }) });
  pressButton('Let this case count instead');
  await waitFor(() =>
    expect(onChanged).toHaveBeenCalledWith(expect.objectContaining({ id: 6, duplicate_of: null })),
  );
  expect(harness.changes).toEqual([
    expect.objectContaining({
      asked: 'POST cw/case/5/swap/',
      version: '7',
      body: expect.objectContaining({ duplicate: 6, version: 3 }),
    }),
  ]);
});

test('a correction that nobody reviewed may not count yet, since the patient would count nowhere', async () => {
  show({ duplicate_of: 5, review_state: 'to_review' });
  expect(await screen.findByText(/Once reviewed/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Let this case count instead' })).toBeNull();
});

test.each([
  { review_state: 'rejected' },
  { review_state: 'withdrawn' },
  { review_state: 'reviewed', deleted_at: '2026-11-20T20:00:00Z' },
] as const)('a duplicate of %j cannot count instead', async (state) => {
  show({ duplicate_of: 5, ...state });
  await screen.findByText('Duplicate: this case counts nowhere');
  expect(screen.queryByRole('button', { name: 'Let this case count instead' })).toBeNull();
});
