import type { LocationFull } from '@ciguawatch/shared/api/schemas/outline';
import { createBody, faultsOf, newValues, patchBody, valuesOf } from './values';

const place = {
  ...{ id: 7, name: 'Raivavae', type: 'I', country: 4, parent_id: 3, own_timezone: null, version: 2 },
  residents: { value: 900, year: 2022, source: 'ISPF', islands: [7] },
} as unknown as LocationFull;

it('reports missing values, but not residents that were left out', () => {
  expect(faultsOf(newValues(null))).toEqual({ name: 'required', country: 'required', parent_id: 'required' });
  expect(faultsOf(valuesOf(place))).toEqual({});
  const odd = { ...valuesOf(place), residents: { value: -1, year: 1900, source: ' ' } };
  expect(faultsOf(odd)).toEqual({
    'residents.value': 'too_small',
    'residents.year': 'too_small',
    'residents.source': 'required',
  });
  expect(faultsOf({ ...valuesOf(place), type: 'C', parent_id: null })).toEqual({});
});

it('sends only what was changed', () => {
  const values = valuesOf(place);
  expect(patchBody(values, place)).toEqual({});
  expect(patchBody({ ...values, name: ' Raivavae ' }, place)).toEqual({});
  expect(patchBody({ ...values, name: 'Vavitu', parent_id: 9 }, place)).toEqual({
    name: 'Vavitu',
    parent_id: 9,
  });
  const gone = { ...values, residents: { value: null, year: null, source: '' } };
  expect(patchBody(gone, place)).toEqual({ residents: null });
  expect(patchBody({ ...values, timezone: 'Pacific/Gambier' }, place)).toEqual({});
});

it('creates a place with a uuid, so that a repeat is harmless', () => {
  const uuid = '5f0f6c1e-6b1d-4a56-9a50-5d0c5b0f6f10';
  const body = createBody({ ...valuesOf(place), type: 'A', timezone: 'Pacific/Gambier' }, uuid, null);
  expect(body).toEqual({
    ...{
      uuid,
      country: 4,
      type: 'A',
      name: 'Raivavae',
      parent_id: 3,
      timezone: 'Pacific/Gambier',
      geometry: null,
    },
    residents: { value: 900, year: 2022, source: 'ISPF' },
  });
});

it('sends names by language without touching the English one, and the landform of an island only', () => {
  const named = { ...place, names: { fr: 'Vavitu', alt: 'Vavitao' }, landform: 'high' } as LocationFull;
  const values = valuesOf(named);
  expect(patchBody(values, named)).toEqual({});
  expect(patchBody({ ...values, names: { ...values.names, fr: ' Raïvavae ' } }, named)).toEqual({
    names: { alt: 'Vavitao', fr: 'Raïvavae' },
  });
  expect(patchBody({ ...values, names: { alt: 'Vavitao', fr: '' } }, named)).toEqual({
    names: { alt: 'Vavitao' },
  });
  expect(patchBody({ ...values, landform: null }, named)).toEqual({ landform: null });
  expect(createBody(values, 'u', null)).toMatchObject({ names: { fr: 'Vavitu' }, landform: 'high' });
  expect(createBody({ ...values, type: 'L' }, 'u', null)).not.toHaveProperty('landform');
});
