import type { Place } from '@ciguawatch/shared/domain/geo/place';
import { emptyReport, type ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { setClock } from '@ciguawatch/shared/runtime/page/clock';
import { act, renderHook } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { useReportForm } from './use-report-form';

const mockPlaces = observable.array<Place>([], { deep: false });
jest.mock('../../../report/report-lists', () => ({
  lists: {
    get places() {
      return mockPlaces;
    },
    place: (id: number) => mockPlaces.find((place) => place.id === id),
  },
}));

// 10:00 on 21 November in Tahiti, which is 09:00 on 22 November in Auckland.
beforeEach(() => setClock(() => Date.UTC(2026, 10, 21, 20)));
afterEach(() => setClock());

test('once the list of places is there, the dates are checked by the clock of the place', () => {
  const initial: ReportValues = { ...emptyReport(), case_location_id: 7, event_date: '2026-11-22' };
  const { result } = renderHook(() => useReportForm({ initial, submit: () => undefined }));
  const form = result.current;
  expect(form.faults).toEqual({ event_date: { code: 'date_future' } });
  act(() =>
    runInAction(() =>
      mockPlaces.push({
        id: 7,
        name: 'Waiheke',
        names: {},
        country: 9,
        type: 'I',
        parent_id: null,
        loca_bbox: null,
        center: null,
        timezone: 'Pacific/Auckland',
      }),
    ),
  );
  expect(form.faults).toEqual({});
});
