import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { matchingRows, queryOf } from '../../algae/query';
import { TOXICITIES } from '../../algae/sampling';
import { algaeTexts } from '../../algae/texts';
import { readCsv } from '../../import/read/read-csv';
import { useColumns } from '../algae-list/columns';
import { Legend } from '../algae-list/legend';
import { linesOf } from '../algae-list/lines';
import { trackingCsv } from '../algae-list/outputs';
import { MapLegend } from './map-legend';
import { MarkerButton } from './marker-button';
import { type MapPoint, markersOf, radiusOf } from './markers';

jest.mock('../../places/names', () => ({ countryName: () => 'French Polynesia' }));

const NAMES = {
  toxic: 'Potentially toxic',
  unknown: 'Toxicity unknown',
  harmless: 'Not identified as toxic',
  absent: 'Absent (0 cells)',
};
const row = (id: number, point: number, cells: number | null, toxic: boolean | null): Tracking =>
  ({
    ...{ id, version: 1, station: `S${point}`, code: null, at_country: 4, at_sampling_time: '2026-05-04' },
    at_geom: { type: 'Point', coordinates: [-149 - point / 10, -17] },
    ...{ at_water_temperature: null, at_sampling_depth: null, at_sampling_picture: null, at_species: id },
    ...{ at_cells_nb: cells, at_toxicity_data: null, at_dino_identification: toxic },
  }) as Tracking;

beforeAll(async () => {
  setLanguage('en_US');
  await algaeTexts;
});

const drawn = (marker: MapPoint) => {
  const { unmount } = renderWithRuntime(
    <MarkerButton marker={marker} isOpen={false} onOpen={() => undefined} />,
  );
  const button = screen.getByRole('button');
  const said = {
    label: button.getAttribute('aria-label') ?? '',
    mark: button.querySelector('svg')?.getAttribute('data-toxicity') as keyof typeof NAMES,
    size: button.querySelector('svg')?.getAttribute('width'),
  };
  unmount();
  return said;
};

/** Width of the mark of a row that stands alone at its point. */
const widthAlone = (one: Tracking) => drawn(markersOf([one])[0] as MapPoint).size;

test('no toxic cell beside 2,000 harmless ones is drawn as harmless, 2,000', () => {
  const said = drawn(markersOf([row(1, 0, 0, true), row(2, 0, 2000, false)])[0] as MapPoint);
  expect([said.mark, said.label]).toEqual([
    'harmless',
    expect.stringContaining('Not identified as toxic, cells/g: 2,000'),
  ]);
});

test('few toxic cells are not drawn in the size of many harmless ones', () => {
  const said = drawn(markersOf([row(1, 0, 20, true), row(2, 0, 2000, false)])[0] as MapPoint);
  expect([said.mark, said.label, said.size]).toEqual([
    'toxic',
    expect.stringContaining('Potentially toxic, cells/g: 20'),
    widthAlone(row(1, 0, 20, true)),
  ]);
});

test('a count in another unit keeps its unit and is not drawn as cells per gram', () => {
  const counted = { ...row(1, 0, 2000, true), cells_unit: 'per_cm2' } as Tracking;
  const said = drawn(markersOf([counted])[0] as MapPoint);
  expect([said.mark, said.size]).toEqual(['toxic', widthAlone(row(1, 0, null, true))]);
  expect(said.label).toContain('Potentially toxic, cells/cm²: 2,000');
  const { container, unmount } = renderWithRuntime(<Cell of={counted} column="cells" />);
  expect(container).toHaveTextContent('2,000 cells/cm²');
  unmount();
  // A logarithm of zero is one cell.
  const one = { ...row(1, 0, 0, true), cells_unit: 'log10_per_gram' } as Tracking;
  expect(drawn(markersOf([one])[0] as MapPoint).mark).toBe('toxic');
});

test('a place where nothing was found is absent, of the smallest size', () => {
  const [marker] = markersOf([row(1, 0, 0, true), row(2, 0, 0, null)]) as [MapPoint];
  expect([drawn(marker).mark, radiusOf(marker.density)]).toEqual(['absent', radiusOf(null)]);
  expect(drawn(marker).label).toContain('Absent (0 cells), cells/g: 0');
});

/** Samplings of every mixture of up to three rows, each a count and a flag. */
const MADE = (() => {
  const kinds = [null, 0, 20, 2000].flatMap((cells) =>
    [true, false, null].map((toxic) => ({ cells, toxic })),
  );
  const mixtures = kinds.flatMap((a) => [
    [a],
    ...kinds.flatMap((b) => [
      [a, b],
      [a, b, kinds[3]],
    ]),
  ]);
  let id = 0;
  return mixtures.flatMap((mixture, point) =>
    mixture.map((one) => row(++id, point, one?.cells ?? null, one?.toxic ?? null)),
  );
})();

function Cell({ of, column }: { of: Tracking; column: string }): ReactElement {
  const columns = useColumns();
  const [line] = linesOf([of], [of], [], { island: () => '', species: () => '' });
  return <>{line && columns.find(({ id }) => id === column)?.cell(line)}</>;
}

test('map, list, legend, filters and file say the same of every made sampling', () => {
  const legends = renderWithRuntime(
    <>
      <Legend />
      <MapLegend />
    </>,
  );
  for (const state of TOXICITIES) expect(screen.getAllByText(NAMES[state])).toHaveLength(2);
  legends.unmount();

  const csv = readCsv(trackingCsv(MADE));
  const at = (name: string) => csv.head.indexOf(name);
  const listed = new Map(
    MADE.map((one, index) => {
      const { container, unmount } = renderWithRuntime(<Cell of={one} column="species" />);
      const mark = container.querySelector('svg')?.getAttribute('data-toxicity') as keyof typeof NAMES;
      expect(within(container).getByText(`${NAMES[mark]},`, { exact: false })).toBeInTheDocument();
      unmount();
      const cells = csv.lines[index]?.cells ?? [];
      expect([cells[at('id')], cells[at('occurrenceStatus')]]).toEqual([
        String(one.id),
        mark === 'absent' ? 'absent' : 'present',
      ]);
      expect(mark === 'absent').toBe(cells[at('at_cells_nb')] === '0');
      return [one.id, mark];
    }),
  );
  for (const state of TOXICITIES) {
    const found = matchingRows(MADE, queryOf(new URLSearchParams(`toxicity=${state}`)), () => '');
    expect(found.map(({ id }) => id)).toEqual(
      [...listed].filter(([, mark]) => mark === state).map(([id]) => id),
    );
  }
  for (const marker of markersOf(MADE)) {
    const { mark, label, size } = drawn(marker);
    // One row gives all three.
    const standing = marker.rows.filter(
      (one) =>
        listed.get(one.id) === mark &&
        label.includes(
          one.at_cells_nb === null ? 'not counted' : `cells/g: ${one.at_cells_nb.toLocaleString('en-US')}`,
        ),
    );
    expect(standing.map(widthAlone)).toContain(size);
    expect(label).toContain(NAMES[mark]);
    const states = marker.rows.map(({ id }) => listed.get(id));
    expect(mark).toBe(TOXICITIES.find((state) => states.includes(state)));
  }
});
