import type { Approval } from '@ciguawatch/shared/api/schemas/accounts/approval';
import { PUBLIC_COLUMNS, type PublicCaseRow } from '@ciguawatch/shared/domain/case-table/case-columns';
import { sql } from 'kysely';
import { afterStep, emptyCases, fullReport } from '../cases/samples';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import type { engines } from '../support/test-store';

/** Rimatara has few residents, so what describes a person is withheld. */
export const RIMATARA = 84;

/** A server for the surrounding tests, without cases before each of them, and helpers for both persons. */
export function setUpApprovals(engine: (typeof engines)[number]) {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await sql`truncate approval, mail_outbox restart identity`.execute(byHand(server.store));
    await emptyCases(server.store);
  });

  /** Sends a report with every field filled in. */
  const send = async (place: number, part: object = {}) => {
    server.clock.pass(60);
    // Without a point, which would have to lie at the place.
    const body = fullReport({ case_location_id: place, case_geom: null, ...part });
    const sent = await server.post('cw/pcase/create/', body, { as: 'cases_editor' });
    await afterStep(server.store);
    return sent.json<{ id: number }>().id;
  };
  /** Inserts copies of a case directly into the table. */
  const repeat = (id: number, times: number) =>
    sql`insert into case_report (case_location_id, case_country, case_archi, case_island, case_eventyear,
        case_eventmonth, gender, age, sympt_nausea, described)
      select case_location_id, case_country, case_archi, case_island, case_eventyear, case_eventmonth, gender, age,
        sympt_nausea, described
      from case_report, generate_series(1, ${times}::int) where id = ${id}`.execute(byHand(server.store));
  const change = (method: string, path: string, body?: object, as = 'cases_editor') =>
    server.change(method, path, { as, ...(body && { body }) });
  const patchCase = (id: number, body: object, as?: string) => change('PATCH', `cw/case/${id}/`, body, as);
  const patchPlace = (id: number, body: object, as = 'gis_editor') =>
    change('PATCH', `cw/location/${id}/?geom=true`, body, as);
  const batch = async (body: object, ids: readonly number[], as = 'cases_editor') => {
    const rows = await server.store.read
      .selectFrom('case_report')
      .select(['id', 'version'])
      .where('id', 'in', ids)
      .execute();
    return server.post('cw/case/batch/', { ...body, cases: rows }, { as });
  };

  const list = async (query: string, as: string) =>
    (await server.get(`a/approval/?${query}`, { as })).json<Approval[]>();
  const decide = (id: number, body: object, as = 'users_manager', version?: number) =>
    server.change('POST', `a/approval/${id}/decide/`, {
      as,
      body,
      ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
    });
  const approve = (id: number, as?: string, version?: number) =>
    decide(id, { status: 'approved' }, as, version);
  const refuse = (id: number, reason: string | null, as?: string) =>
    decide(id, { status: 'refused', reason }, as);
  const takeBack = (id: number, as: string) => change('POST', `a/approval/${id}/take-back/`, undefined, as);

  /** The public rows by number of the case. */
  const rows = async (): Promise<Map<number, Record<string, unknown>>> => {
    const response = await server.get('cw/caselist/?chunk=0');
    if (response.statusCode === 404) return new Map();
    const list = response.json<PublicCaseRow[]>();
    const named = list.map((row) =>
      Object.fromEntries(PUBLIC_COLUMNS.map((column, i) => [column, row[i] as unknown])),
    );
    return new Map(named.map((row) => [Number(row.id), row]));
  };
  /** Number of public rows that show the sex of the person. */
  const described = async () => [...(await rows()).values()].filter(({ gender }) => gender !== null).length;

  return {
    get server() {
      return server;
    },
    ...{ send, repeat, change, patchCase, patchPlace, batch },
    ...{ list, decide, approve, refuse, takeBack, rows, described },
  };
}
