import { render } from '@testing-library/react';
import { NAME_TO_COME } from '../../domain/text/search/species-names';
import { DotPlot, radiusOf } from './dot-plot';

const rows = [
  {
    name: 'Rapa',
    total: '2',
    dots: [
      { at: 2009.83, size: 28, title: 'November 2009: 28' },
      { at: 2011.5, size: 6, title: 'July 2011: 6' },
    ],
  },
  { name: 'Hao', total: '1', dots: [{ at: 2016.8, size: 6, title: 'October 2016: 6' }] },
];

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
});
afterEach(() => jest.restoreAllMocks());

test('each event is a dot on the line of its place, later ones farther right, larger ones larger', () => {
  const { container } = render(
    <DotPlot rows={rows} from={2000} to={2026} gaps={[{ from: 2025.5, to: 2027 }]} />,
  );
  const [large, small] = [...container.querySelectorAll('[data-row=Rapa] circle')];
  expect(container.querySelectorAll('circle')).toHaveLength(3);
  const of = (dot: Element | undefined, name: string) => Number(dot?.getAttribute(name));
  expect(of(large, 'cx')).toBeLessThan(of(small, 'cx'));
  expect(of(large, 'r')).toBeGreaterThan(of(small, 'r'));
  expect(large?.textContent).toBe('November 2009: 28');
  expect(container.querySelectorAll('rect[fill^="url("]')).toHaveLength(1);
});

test('named years leave room for each other on a narrow phone and on a wide screen', () => {
  for (const width of [252, 600, 1200]) {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    const { container, unmount } = render(
      <DotPlot
        rows={[...rows, { name: 'Mangareva', total: '0', dots: [] }]}
        from={1999}
        to={2026}
        gaps={[]}
      />,
    );
    const named = [...container.querySelectorAll('text')].filter((one) =>
      /^\d{4}$/.test(one.textContent ?? ''),
    );
    const at = named.map((one) => Number(one.getAttribute('x')));
    expect(at.length).toBeGreaterThan(1);
    // Four digits of 12 px are 28 px wide.
    for (let i = 1; i < at.length; i += 1) expect((at[i] ?? 0) - (at[i - 1] ?? 0)).toBeGreaterThan(30);
    unmount();
  }
});

test('the area grows with the size, within a row', () => {
  expect(radiusOf(24) / radiusOf(6)).toBeCloseTo(2, 1);
  expect(radiusOf(1000)).toBe(radiusOf(500));
});

test('places whose names came late have one line each', () => {
  const at = (names: readonly string[]) => (
    <DotPlot
      rows={names.map((name) => ({ name, total: '1', dots: [] }))}
      {...{ from: 2000, to: 2026, gaps: [] }}
    />
  );
  const error = jest.spyOn(console, 'error').mockReturnValue();
  const { container, rerender } = render(at([NAME_TO_COME, NAME_TO_COME]));
  rerender(at(['Rapa', 'Hao']));
  expect(container.querySelectorAll('[data-row]')).toHaveLength(2);
  expect(error).not.toHaveBeenCalled();
});
