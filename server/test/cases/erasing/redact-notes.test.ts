import type { AlertDetail } from '@ciguawatch/shared/api/schemas/alert';
import type { IssueNote, MonthlyReport, ReportComment } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { AuditEntry } from '@ciguawatch/shared/api/schemas/public';
import { sql } from 'kysely';
import { keepCases } from '../../../src/features/cases/housekeeping';
import { byHand } from '../../support/by-hand';
import { placesOf } from '../../support/database-search';
import { engines } from '../../support/test-store';
import { setUpCases } from '../case-setup';
import { report, TAHITI } from '../samples';

const NAME = 'Hinaravatea';
const MARCH = { country: 4, year: 2026, month: 3 };
const redacted = { redacted: expect.stringMatching(/^[\w-]{43}$/) };
const hash = expect.stringMatching(/^[\w-]{43}$/);

describe.each(engines)('what editors wrote about a person, on %s', (engine) => {
  const on = setUpCases(engine, '2026-04-15T20:00:00Z', async (server) => {
    await sql`truncate alert, alert_case, report_comment, report_issue restart identity cascade`.execute(
      byHand(server.store),
    );
  });

  const as = 'cases_editor';
  const places = () => placesOf(on.server.store, [NAME]);
  const send = async () =>
    (await on.server.post('cw/pcase/create/', report(), { as })).json<{ id: number }>().id;
  const told = (response: { statusCode: number; json: () => unknown }) => {
    const { code, fields } = response.json() as { code?: string; fields?: object };
    return [response.statusCode, fields ?? code ?? null];
  };

  /** An alert with two cases, verified with each of the notes in turn. */
  async function notedAlert(notes: readonly string[]): Promise<number> {
    const cases = [await send(), await send()];
    const { rows } = await sql<{ id: number }>`
      insert into alert (key, rule, island, country, from_date, until_date, observed, raised_at)
      values (${String(cases[0])}, 'cluster', ${TAHITI}, 4, '2026-03-01', '2026-03-15', 2, now()) returning id`.execute(
      byHand(on.server.store),
    );
    const alert = rows[0]?.id ?? 0;
    for (const id of cases)
      await sql`insert into alert_case (rule, case_id, alert_id, raised) values ('cluster', ${id}, ${alert}, true)`.execute(
        byHand(on.server.store),
      );
    for (const note of notes) {
      const body = { state: 'verified', note };
      expect((await on.server.change('PATCH', `cw/alert/${alert}/`, { as, body })).statusCode).toBe(200);
    }
    return alert;
  }
  const trail = async (alert: number) =>
    (await on.server.get(`a/audit/?kind=alert&id=${alert}`, { as })).json<AuditEntry[]>();
  const eraseNote = (alert: number, body: object, by = as) =>
    on.server.post(`cw/alert/${alert}/redact/`, body, { as: by });

  /** Saves a comment of the bulletin. */
  const write = (text: string, version: number, lang = 'fr_FR') =>
    on.server.post('cw/monthly/comment/', { ...MARCH, lang, text, version }, { as });
  const live = async () =>
    (
      await on.server.get('cw/monthly/?country=4&year=2026&month=3&kind=internal', { as })
    ).json<MonthlyReport>();
  const issue = async () => {
    const { digest } = await live();
    const body = { ...MARCH, kind: 'internal', digest };
    return (await on.server.post('cw/monthly/issue/', body, { as })).json<IssueNote>();
  };
  const eraseComment = (version: number, reason = 'asked for by the family', by = as) =>
    on.server.post('cw/monthly/comment/redact/', { ...MARCH, lang: 'fr_FR', version, reason }, { as: by });

  it('is erased from an alert and its history with a reason; who decided what and when stays', async () => {
    const alert = await notedAlert(['calm', `${NAME} and her family`]);
    const [line, first] = await trail(alert);
    const body = { line: line?.id, field: 'note', reason: 'asked for by the family' };
    const response = await eraseNote(alert, body);
    expect(response.json<AlertDetail>()).toMatchObject({
      ...{ note: '', state: 'verified', version: 4 },
      decided_by: 'Demo Cases Editor',
    });
    expect(await places()).toEqual([]);
    expect(await trail(alert)).toMatchObject([
      {
        action: 'redact',
        user: { name: 'Demo Cases Editor' },
        after: { redacted_line: line?.id, redacted_field: 'note', reason: 'asked for by the family' },
      },
      { id: line?.id, at: line?.at, before: { note: 'calm' }, after: { note: redacted } },
      { id: first?.id, after: { note: 'calm', state: 'verified' } },
    ]);
    // Repeating the erasure changes neither the trail nor the alert.
    expect((await eraseNote(alert, body)).json<AlertDetail>().version).toBe(4);
    expect(await trail(alert)).toHaveLength(3);
  });

  it('leaves the note of an alert that has changed since', async () => {
    const alert = await notedAlert([NAME, 'calm']);
    const line = (await trail(alert)).at(-1)?.id;
    const response = await eraseNote(alert, { line, field: 'note', reason: 'x' });
    expect(response.json<AlertDetail>()).toMatchObject({ note: 'calm', version: 3 });
    expect(await places()).toEqual([]);
  });

  it('stays in an alert for other fields, rows, people and reasons that repeat it', async () => {
    const alert = await notedAlert([NAME]);
    const other = await notedAlert([NAME]);
    const [line] = await trail(alert);
    const body = { line: line?.id, field: 'note', reason: 'x' };
    expect(told(await eraseNote(alert, { ...body, field: 'state' }))).toEqual([
      400,
      { field: 'not_redactable' },
    ]);
    expect(told(await eraseNote(alert, { ...body, reason: `it said ${NAME}` }))).toEqual([
      400,
      { reason: 'reason_tells' },
    ]);
    expect(told(await eraseNote(other, body))).toEqual([404, 'not_found']);
    expect(told(await eraseNote(alert, body, 'cases_editor.fj'))).toEqual([403, 'country_forbidden']);
    expect(told(await eraseNote(alert, body, 'moderator'))).toEqual([403, 'forbidden']);
    expect((await places()).length).toBeGreaterThan(0);
  });

  it('is erased from a comment and from the reports issued with it, which say so', async () => {
    await write('Calm month.', 0);
    const calm = await issue();
    await write(`${NAME} was ill.`, 1);
    const named = await issue();
    expect(await places()).toEqual(['report_comment.text', 'report_issue.content']);
    expect(told(await eraseComment(2, `as ${NAME} was ill. asks`))).toEqual([
      400,
      { reason: 'reason_tells' },
    ]);
    const response = await eraseComment(2);
    expect(response.statusCode).toBe(200);
    const at = '2026-04-15T20:00:00.000Z';
    expect(response.json<ReportComment[]>()).toMatchObject([
      { version: 3, text: '', erased_at: null },
      { version: 2, text: '', by: 'Demo Cases Editor', erased_at: at },
      { version: 1, text: 'Calm month.', erased_at: null },
    ]);
    expect(await places()).toEqual([]);
    const copy = async (id: number) => (await on.server.get(`cw/monthly/issue/${id}/`, { as })).json();
    expect(await copy(named.id)).toMatchObject({
      note: { ...named, comment_erased_at: at },
      content: { comments: [{ lang: 'fr_FR', text: null }] },
    });
    expect(await copy(calm.id)).toMatchObject({
      note: { ...calm, comment_erased_at: null },
      content: { comments: [{ lang: 'fr_FR', text: 'Calm month.' }] },
    });
    const { rows } = await sql<object>`
      select c.text_hash = i.comment_hash as same, c.text_hash from report_comment c, report_issue i
      where c.version = 2 and i.id = ${named.id}`.execute(on.server.store.read);
    expect(rows).toEqual([{ same: true, text_hash: hash }]);
    const lines = await on.server.store.read
      .selectFrom('audit')
      .select('after')
      .where('kind', '=', 'report')
      .where('action', '=', 'redact')
      .execute();
    const reason = 'asked for by the family';
    expect(lines).toEqual([
      { after: { redacted_field: 'comment', lang: 'fr_FR', version: 2, issues: ['internal 2'], reason } },
    ]);
    // Repeating the erasure, also by another editor with the old version, changes nothing.
    await eraseComment(2, reason, 'admin');
    expect((await live()).comments[0]?.version).toBe(3);
  });

  it('is erased from one language of a report, then from the other, and each says so', async () => {
    await write(NAME, 0);
    await write('One person was ill.', 0, 'en_US');
    const { id } = await issue();
    await eraseComment(1);
    const printed = async () =>
      (await on.server.get(`cw/monthly/issue/${id}/`, { as })).json().content.comments;
    expect(await printed()).toEqual([
      { lang: 'fr_FR', text: null },
      { lang: 'en_US', text: 'One person was ill.' },
    ]);
    const body = { ...MARCH, lang: 'en_US', version: 1, reason: 'x' };
    expect((await on.server.post('cw/monthly/comment/redact/', body, { as })).statusCode).toBe(200);
    expect(await printed()).toEqual([
      { lang: 'fr_FR', text: null },
      { lang: 'en_US', text: null },
    ]);
  });

  it('does not come back from an open form, nor with a report about to be issued', async () => {
    await write(NAME, 0);
    const { digest } = await live();
    await eraseComment(1);
    expect(told(await write(`${NAME}, again`, 1))).toEqual([409, 'conflict']);
    const late = await on.server.post('cw/monthly/issue/', { ...MARCH, kind: 'internal', digest }, { as });
    expect(told(late)).toEqual([409, 'conflict']);
    expect(await places()).toEqual([]);
  });

  it('is erased from a comment by editors of its country only, and where there is one', async () => {
    await write(NAME, 0);
    expect(told(await eraseComment(1, 'x', 'cases_editor.fj'))).toEqual([403, 'country_forbidden']);
    expect(told(await eraseComment(1, 'x', 'moderator'))).toEqual([403, 'forbidden']);
    expect(told(await eraseComment(2))).toEqual([404, 'not_found']);
    expect(await places()).toEqual(['report_comment.text']);
  });

  it('leaves every other word of an issued report as it was, whatever the statement', async () => {
    await write(NAME, 0);
    const { id } = await issue();
    const set = (change: string) =>
      sql`update report_issue set ${sql.raw(change)} where id = ${id}`.execute(byHand(on.server.store));
    const gone = `comment_erased_at = now(), comment_hash = 'x'`;
    for (const change of [
      `content = jsonb_set(content::jsonb, '{comments,0,text}', 'null')::text`,
      `${gone}, content = jsonb_set(content::jsonb, '{comments,0,text}', '"other"')::text`,
      `${gone}, content = jsonb_set(content::jsonb, '{comments,0,lang}', '"en_US"')::text`,
      `${gone}, content = jsonb_set(content::jsonb, '{comments}', '[]')::text`,
      `${gone}, content = jsonb_set(content::jsonb, '{comment}', '""')::text`,
      `${gone}, content = jsonb_set(content::jsonb, '{place}', '1')::text`,
      `${gone}, digest = 'x', content = jsonb_set(content::jsonb, '{comments,0,text}', 'null')::text`,
      gone,
    ])
      await expect(set(change)).rejects.toThrow('cannot be changed');
    await eraseComment(1);
    await expect(set(`comment_erased_at = null, comment_hash = null`)).rejects.toThrow('cannot be changed');
    await expect(
      sql`delete from report_issue where id = ${id}`.execute(byHand(on.server.store)),
    ).rejects.toThrow('cannot be changed');
  });

  it('is nowhere in the database forty days after it was erased and its case deleted', async () => {
    const alert = await notedAlert([`${NAME}, at the market`]);
    const [id] = (
      await on.server.store.read.selectFrom('case_report').select('id').orderBy('id').execute()
    ).map((row) => row.id);
    await on.server.change('PATCH', `cw/case/${id}/`, { as, body: { gsympt_other_obs: NAME } });
    await write(`${NAME} is well.`, 0);
    await issue();
    expect(await places()).toEqual(
      expect.arrayContaining(['alert.note', 'audit.after', 'report_comment.text', 'report_issue.content']),
    );
    await on.server.change('DELETE', `cw/case/${id}/`, { as });
    const [line] = await trail(alert);
    await eraseNote(alert, { line: line?.id, field: 'note', reason: 'x' });
    await eraseComment(1);
    on.server.clock.pass(40 * 86_400);
    await keepCases(on.server.deps);
    expect(await places()).toEqual([]);
    // The alert still has the other case, so its decision stays.
    expect(await on.server.store.read.selectFrom('alert').select('state').execute()).toEqual([
      { state: 'verified' },
    ]);
  });
});
