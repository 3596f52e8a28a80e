import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { addMessages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import english from '../../../algae/locales/en_US.json';
import { guessColumns } from '../../../import/columns';
import { ALGAE_COLUMNS } from '../../algae-import/fields';
import { readLine } from '../../algae-import/reading/read-line';
import { trackingCsv } from '../../algae-list/outputs';
import { withTheirValue } from '../merge-changes';
import { batchOf, freshSampling, type SamplingValues, valuesOf } from '../values';
import { SamplingCard } from './sampling-card';

/** Two fields that exist only in the definition, one of the sampling and one of each species. */
jest.mock('@ciguawatch/shared/domain/algae/sampling-fields', () => {
  const real = jest.requireActual('@ciguawatch/shared/domain/algae/sampling-fields');
  const added = {
    at_salinity: { of: 'sampling', kind: 'number', min: 0, max: 45, step: 0.1, unit: 'metre' },
    at_host: { of: 'species', kind: 'text', max: 60 },
  };
  Object.assign(real.SAMPLING_FIELDS, added);
  real.SAMPLING_FIELD_NAMES.push(...Object.keys(added));
  return real;
});

beforeAll(() =>
  addMessages('algae', { en_US: { ...english, field: { ...english.field, at_salinity: 'Salinity' } } }),
);

const stored = (said: object): Tracking =>
  ({
    id: 1,
    uuid: '00000000-0000-4000-8000-000000000001',
    version: 3,
    ...Object.fromEntries(
      ['station', 'at_geom', 'at_sampling_time', 'at_water_temperature', 'at_sampling_depth']
        .concat(['at_sampling_picture', 'at_cells_nb', 'at_species', 'at_toxicity_data'])
        .map((name) => [name, null]),
    ),
    at_dino_identification: null,
    code: 'RIK-1',
    at_country: 4,
    deleted_at: null,
    ...said,
  }) as Tracking;

const held: { values: SamplingValues } = { values: freshSampling(4, '2026-11-17') };

function Form() {
  const [values, setValues] = useState(held.values);
  held.values = values;
  return (
    <SamplingCard
      values={values}
      change={(part) => setValues({ ...values, ...part })}
      onValidity={() => undefined}
    />
  );
}

test('a newly defined field appears in the form, is checked and sent', async () => {
  renderWithRuntime(<Form />);
  const salinity = screen.getByRole('textbox', { name: /Salinity/ });
  await userEvent.type(salinity, '99');
  await userEvent.tab();
  expect(screen.getByText('Between 0 and 45.')).toBeVisible();
  await userEvent.clear(salinity);
  await userEvent.type(salinity, '35.2');
  await userEvent.tab();
  expect(batchOf(held.values, []).rows).toEqual([expect.objectContaining({ at_salinity: 35.2 })]);
});

test('a change of this field alone is sent alone, and merged with a colleague’s change', () => {
  const base = [stored({ at_salinity: 34, at_host: 'Jania' })];
  const mine = { ...valuesOf(base), more: { at_salinity: 36 } };
  expect(batchOf(mine, base).changes).toEqual([{ id: 1, version: 3, at_salinity: 36 }]);
  const newer = [stored({ at_salinity: 30, at_host: 'Halimeda', version: 4 })];
  const merged = withTheirValue(mine, base, newer, {});
  expect([merged.more, merged.species[0]?.more]).toEqual([
    { at_salinity: 36, data_source: null },
    { at_host: 'Halimeda', cells_unit: null, identification: null },
  ]);
  const theirs = withTheirValue(mine, base, newer, { '1:at_salinity': 'theirs' });
  expect(theirs.more).toEqual({ at_salinity: 30, data_source: null });
});

test('the field is exported and imported', () => {
  const file = trackingCsv([stored({ at_salinity: 35, at_host: 'Jania' })]);
  const [head = '', line = ''] = file.trim().split('\r\n');
  const { row, faults } = readLine(line.split(';'), {
    head: head.split(';'),
    columns: guessColumns(ALGAE_COLUMNS, head.split(';')),
    species: [],
    countries: new Map(),
    managed: [4],
    country: 4,
    mark: null,
    landKm: () => 0,
    now: Date.parse('2026-11-23T00:00:00Z'),
  });
  expect(faults.map(({ field }) => field)).toEqual(['at_country']);
  expect(row).toMatchObject({ code: 'RIK-1', at_salinity: 35, at_host: 'Jania' });
});
