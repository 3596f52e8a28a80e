import { render, screen } from '@testing-library/react';
import { NAME_TO_COME } from '../../../domain/text/search/species-names';
import { ChartTable } from './chart-table';

const table = (categories: readonly string[]) => (
  <ChartTable
    caption="By island"
    data={{
      heading: 'Island',
      categories,
      series: [{ label: 'Reports', colour: 'series', values: [12, 11, 10] }],
    }}
    isSeen
  />
);

test('rows whose names came late stand once', () => {
  const error = jest.spyOn(console, 'error').mockReturnValue();
  const { rerender } = render(table([NAME_TO_COME, NAME_TO_COME, NAME_TO_COME]));
  rerender(table(['Rapa', 'Tahiti', 'Anaa']));
  expect(screen.getAllByRole('rowheader').map((one) => one.textContent)).toEqual(['Rapa', 'Tahiti', 'Anaa']);
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});
