import { button, pressButton } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ChooseFile } from './choose-file';
import { readFile } from './read/read-file';

jest.mock('./read/read-file', () => ({ ...jest.requireActual('./read/read-file'), readFile: jest.fn() }));
const reads = jest.mocked(readFile);

const sheet = (count: number) => ({
  head: ['Date'],
  lines: Array.from({ length: count }, (_, at) => ({ number: at + 2, cells: ['2024'] })),
});

function open(read: Awaited<ReturnType<typeof readFile>>) {
  reads.mockResolvedValue(read);
  const onOpen = jest.fn();
  renderWithRuntime(
    <ChooseFile limits={{ size: 1000, rows: 5 }} help="help" limitsText="limits" onOpen={onOpen} />,
  );
  const file = new File(['x'], 'bilan.xlsx');
  fireEvent.change(screen.getByLabelText('Choose a file', { selector: 'input' }), {
    target: { files: [file] },
  });
  return onOpen;
}

test('of a workbook with several sheets the reader chooses the one to read', async () => {
  const onOpen = open([
    { name: '2023', sheet: sheet(2) },
    { name: '2024', sheet: sheet(6) },
    { name: 'Notes', sheet: sheet(1) },
  ]);
  expect(await screen.findByText('bilan.xlsx has 3 sheets. Which one is read?')).toBeInTheDocument();
  expect(onOpen).not.toHaveBeenCalled();
  pressButton('2023 (2 lines)');
  expect(onOpen).toHaveBeenCalledWith('bilan.xlsx, 2023', sheet(2));
});

test('a sheet that is too large says so', async () => {
  const onOpen = open([
    { name: '2023', sheet: sheet(2) },
    { name: '2024', sheet: sheet(6) },
  ]);
  await waitFor(() => expect(button('2024 (6 lines)')).toBeEnabled());
  pressButton('2024 (6 lines)');
  expect(screen.getByRole('alert')).toHaveTextContent('This file is too large.');
  expect(onOpen).not.toHaveBeenCalled();
});

test('a fault is gone once a file was read', async () => {
  const onOpen = open('empty');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  reads.mockResolvedValue(sheet(1));
  const input = screen.getByLabelText('Choose a file', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['x'], 'cases.csv')] } });
  await waitFor(() => expect(onOpen).toHaveBeenCalledWith('cases.csv', sheet(1)));
  expect(screen.queryByRole('alert')).toBeNull();
});
