import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import { OfficialShareLine } from './official-line';

const SHARE = {
  ...{ source: 'haedat', country: 4, least: 80 / 153, most: 80 / 153 },
  years: [{ year: 2024, cases: 153, held: 80 }],
};

test('figures of home say what their sources hold of the official cases', async () => {
  renderWithRuntime(<OfficialShareLine shares={[SHARE]} />);
  expect(
    await screen.findByText('Share of the official cases in HAEDAT database: 52% (2024).'),
  ).toBeVisible();
});

test('where nothing official is known there is no line', () => {
  const { container } = renderWithRuntime(<OfficialShareLine shares={[]} />);
  expect(container).toBeEmptyDOMElement();
});
