import { render } from '@testing-library/react';
import { ClusterRing } from './cluster-ring';
import { ringRadius } from './ring-radius';

const fill = (count: number) =>
  render(<ClusterRing count={count} />).container.querySelector('[fill-opacity]');

test.each([
  [1, '0.1'],
  [5, '0.5'],
  [8, '0.8'],
  [40, '0.8'],
])('%i cases have a fill of %s', (count, opacity) => {
  expect(fill(count)?.getAttribute('fill-opacity')).toBe(opacity);
});

test('rings grow with their cases, up to a size', () => {
  const radii = [1, 2, 5, 14, 500].map((count) => ringRadius(count));
  expect(radii).toEqual([...radii].sort((a, b) => a - b));
  expect(radii.at(-1)).toBe(32);
});

test('an alert is told by shape: a dashed ring and a triangle', () => {
  expect(render(<ClusterRing count={9} alert />).container.querySelectorAll('.halo, .flag')).toHaveLength(2);
});
