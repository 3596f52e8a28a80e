import { render } from '@testing-library/react';
import { ClusterRing } from './cluster-ring';
import { ringRadius } from './ring-radius';
import { SilentRing } from './silent-ring';

const fill = (count: number) =>
  render(<ClusterRing count={count} />).container.querySelector('[fill-opacity]');

test.each([
  [1, '0.1'],
  [5, '0.5'],
  [8, '0.8'],
  [40, '0.8'],
])('%i cases have the fill colour %s', (count, opacity) => {
  expect(fill(count)?.getAttribute('fill-opacity')).toBe(opacity);
});

test('rings grow with their cases, up to a size', () => {
  const radii = [1, 2, 5, 14, 34, 107, 200, 500].map((count) => ringRadius(count));
  expect(radii).toEqual([...radii].sort((a, b) => a - b));
  expect(new Set(radii.slice(0, 7)).size).toBe(7);
  expect(ringRadius(200)).toBeCloseTo(44);
  expect(ringRadius(500)).toBe(44);
});

test('an alert is shown by shape: a dashed ring and a triangle', () => {
  expect(render(<ClusterRing count={9} alert />).container.querySelectorAll('.halo, .flag')).toHaveLength(2);
});

test('reports without an island are a label with their count, no ring', () => {
  const { container } = render(<ClusterRing count={4} loose />);
  expect(container.querySelector('svg')).toBeNull();
  expect(container).toHaveTextContent('4 ?');
});

test('a place that nobody observed is hatched with a dash, never a ring with 0', () => {
  const { container } = render(<SilentRing />);
  expect(container.textContent).toBe('–');
  expect(container.querySelectorAll('.hatching')).toHaveLength(1);
  // The export of the map as an image copies only elements marked with `data-ring`.
  expect(container.querySelector('[data-ring]')).not.toBeNull();
});
