import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLanguage } from '../../runtime/i18n/i18n';
import { ChartCard } from './chart-card';
import type { ChartData } from './chart-data';

// jsdom has no layout to draw with; the table contains what the chart shows.
jest.mock('./internal/engine/chart-engine', () => ({ __esModule: true, default: () => null }));

beforeEach(() => setLanguage('en_US'));

const data: ChartData = {
  heading: 'Part',
  categories: ['Flesh', 'Head'],
  series: [{ label: 'Cases', colour: 'series', values: [1200, 3] }],
};
const card = async (part: Partial<Parameters<typeof ChartCard>[0]> = {}) =>
  act(async () =>
    render(
      <ChartCard
        title="Parts eaten"
        kind="bar"
        data={data}
        sentence="A case may name several."
        basis="Based on 1,203 public reports. None was left out."
        fileName="parts"
        {...part}
      />,
    ),
  );

test('the figures are a table for readers who cannot see the drawing', async () => {
  await card();
  expect(screen.getByRole('table', { name: /Parts eaten/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Flesh 1,200/ })).toBeInTheDocument();
  expect(screen.getByText('A case may name several.')).toBeInTheDocument();
  expect(screen.getByText(/^Based on 1,203 public reports/)).toBeInTheDocument();
});

test('everybody can switch to the table', async () => {
  const { container } = await card();
  expect(container.querySelector('.plot')).not.toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
  expect(container.querySelector('.plot')).toBeNull();
  expect(screen.getByRole('table')).toBeVisible();
});

test('names link to their pages in the visible table, and take no focus in the hidden one', async () => {
  const { container } = await card({ data: { ...data, pages: ['/fishbase/specie/1'] } });
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.querySelectorAll('[tabindex="0"]')).toHaveLength(0);
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Flesh', '/fishbase/specie/1'],
  ]);
});

test('without a case the card says so', async () => {
  await card({ data: { ...data, series: [{ label: 'Cases', colour: 'series', values: [0, 0] }] } });
  expect(screen.getByText('No cases match these filters')).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
});
