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
