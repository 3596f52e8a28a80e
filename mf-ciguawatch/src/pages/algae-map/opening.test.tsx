import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { useEffect } from 'react';
import { algaeTexts } from '../../algae/texts';
import { tracking } from '../../algae/tracking';
import { AlgaeMap } from './algae-map';

const mockShow = jest.fn();
jest.mock('@ciguawatch/shared/ui/map/map', () => ({
  ChartMap: ({ onReady }: { onReady: (map: object) => void }) => {
    // biome-ignore lint/correctness/useExhaustiveDependencies: ready once, as a map is.
    useEffect(() => onReady({ show: mockShow }), []);
    return null;
  },
}));
jest.mock('../../places/names', () => ({ countryName: () => 'French Polynesia' }));

const row = (id: number, lng: number, lat: number) =>
  ({
    ...{ id, version: 1, station: `S${id}`, code: null, at_country: 4, at_sampling_time: '2026-05-04' },
    ...{ at_geom: { type: 'Point', coordinates: [lng, lat] }, at_species: null, at_cells_nb: 1 },
  }) as unknown as Tracking;

beforeAll(() => algaeTexts);

test('the map opens on its samplings once they have come, and later ones do not move it', () => {
  const rows = observable.array<Tracking>([]);
  jest.spyOn(tracking, 'all').mockImplementation(() => [...rows]);
  renderWithRuntime(<AlgaeMap />);
  expect(mockShow).not.toHaveBeenCalled();
  act(() => runInAction(() => rows.push(row(1, -149, -17), row(2, -134, -23))));
  expect(mockShow.mock.calls).toEqual([[[211, -23, 226, -17], 8, 60]]);
  act(() => runInAction(() => rows.push(row(3, -140, -9))));
  expect(mockShow).toHaveBeenCalledTimes(1);
});
