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
