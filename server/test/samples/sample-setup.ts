import { randomUUID } from 'node:crypto';
import type { SampleImport, SampleLine } from '@ciguawatch/shared/api/schemas/desk/sample-import';
import type { Sample, SampleCreate } from '@ciguawatch/shared/api/schemas/desk/samples';
import type { TestServer } from '../support/harness';

/** Editor of samples of French Polynesia. */
export const EDITOR = 'samples_editor';

let count = 0;

/** A survey fish with one result above the limit. */
export const fish = (part: Partial<SampleCreate> = {}): SampleCreate => {
  count += 1;
  return {
    uuid: randomUUID(),
    country: 4,
    code: `RAI-${count}`,
    specie_id: 22,
    origin: 'survey',
    results: [found()],
    ...part,
  };
};

/** A result above the limit, by a cell-based assay. */
export const found = (
  part: Partial<SampleCreate['results'][number]> = {},
): SampleCreate['results'][number] => ({
  ...{ method: 'CBA-N2a', analyte: 'CTX3C', unit: 'ng/g', value: 1.2, lod: 0.31, loq: 0.5 },
  ...part,
});

/** A line of a table: a survey fish with one result above the limit. */
export const line = (number: number, part: Partial<SampleLine> = {}): SampleLine => ({
  line: number,
  country: 4,
  code: `T-${number}`,
  specie_id: 22,
  origin: 'survey',
  result: found({ value: 0.5 + number / 100 }),
  ...part,
});

/** An import request with its own uuid, as sent by a device. */
export const tableOf = (rows: SampleLine[]): SampleImport => ({
  ...{ uuid: randomUUID(), file: 's2.csv', dry_run: false, rows },
});

/** Result below the limit of detection. */
export const none = (part: Partial<SampleCreate['results'][number]> = {}) =>
  found({ value: null, qualifier: '<LOD', ...part });

/** Stores a sample. */
export async function makeSample(server: TestServer, part: Partial<SampleCreate> = {}): Promise<Sample> {
  const response = await server.post('cw/sample/', fish(part), { as: EDITOR });
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json<Sample>();
}
