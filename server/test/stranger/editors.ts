import type { MonthlyReport, ReportKind } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { TestServer } from '../support/harness';
import { editOf, type Planted } from './planted';

const EDITOR = 'cases_editor';
/** The month of all meals. */
const MONTH = { country: 4, year: 2026, month: 3 };

/** An editor changes fields that the public cannot see. */
export async function edit(server: TestServer, planted: Planted, reading: number): Promise<void> {
  const answer = await server.change('PATCH', `cw/case/${planted.number}/`, {
    as: EDITOR,
    body: editOf(planted, reading),
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** Issues the bulletin of the month, for the laboratory or for distribution. */
export async function issue(server: TestServer, kind: ReportKind): Promise<void> {
  const { digest } = (await documentOf(server, kind)).json<MonthlyReport>();
  const issued = await server.post('cw/monthly/issue/', { ...MONTH, kind, digest }, { as: EDITOR });
  if (issued.statusCode !== 201) throw new Error(issued.body);
}

/** The bulletin of the month for distribution, which a stranger may obtain. */
export async function handedOn(server: TestServer): Promise<string> {
  const { content } = (await documentOf(server, 'distribution')).json<MonthlyReport>();
  return JSON.stringify(content);
}

const documentOf = (server: TestServer, kind: string) =>
  server.get(`cw/monthly/?country=${MONTH.country}&year=${MONTH.year}&month=${MONTH.month}&kind=${kind}`, {
    as: EDITOR,
  });

/** The remnant of a meal is tested: place, length and what was found differ between the readings. */
export async function testFish(server: TestServer, { number }: Planted, reading: number): Promise<void> {
  const found = reading === 0 ? { value: 1.2 } : { qualifier: '<LOD' as const };
  const body = {
    uuid: `00000000-0000-4000-8000-${String(number + 900).padStart(12, '0')}`,
    ...{ country: 4, code: `S-${number}`, specie_id: 22, origin: 'remnant', case_id: number },
    ...{ location_id: reading === 0 ? 69 : 92, length_cm: reading === 0 ? 40 : 70, caught_on: '2026-03' },
    results: [{ method: 'CBA-N2a', analyte: 'CTX3C', unit: 'ng/g', lod: 0.31, ...found }],
  };
  const answer = await server.post('cw/sample/', body, { as: 'samples_editor' });
  if (answer.statusCode !== 201) throw new Error(answer.body);
}
