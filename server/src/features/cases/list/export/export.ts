import { Readable } from 'node:stream';
import type { CaseExport } from '@ciguawatch/shared/api/schemas/case-list';
import type { CaseListColumnName } from '@ciguawatch/shared/domain/case-list/columns';
import {
  COMPLETE_FIELDS,
  CONTACT_FIELDS,
  EXPORTED,
  exportFields,
  type MoreField,
} from '@ciguawatch/shared/domain/case-list/export-fields';
import { FOR_PROGRAMS, forSpreadsheets } from '@ciguawatch/shared/domain/text/files/csv';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../../../../deps';
import { attachment } from '../../../../http/attachment';
import { HttpError } from '../../../../http/errors/http-error';
import type { Operator } from '../../../../http/operator';
import { auditEach } from '../../../audit/audit';
import { type CaseListRequest, type Query, readCaseListRequest } from '../case-list-request';
import type { Position } from '../keys';
import { countRows, readRows } from '../list';
import type { ListNames } from '../names';
import { rowOf } from '../rows';
import { auditRead } from '../tell-read';
import { csvWriter } from './csv';
import { geojsonWriter } from './geojson';
import { recoveriesOf } from './recoveries';
import { codeTexts } from './texts';
import { NEEDED, withPoint } from './with-point';
import type { Writer } from './writer';

/** Cases per query: the embedded database serves nobody else meanwhile. */
const PAGE = 2000;

/**
 * Exports the cases of a filter or selection, page by page; a closed request ends it. Contacts are included
 * only on request. The audit row is written before the first byte leaves.
 * @throws HttpError 400 for a wrong filter, 403 where a token asks for contacts
 */
export async function exportCases(
  deps: Deps,
  names: ListNames,
  who: Operator,
  body: CaseExport,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (body.contact && who.token) throw new HttpError(403, 'token_scope', { user: who.id });
  const query: Query = { ...(body.filter as Query | undefined), language: body.language };
  const ask = await readCaseListRequest(deps, names, who, query, body.deleted === true, [
    ...(body.ids ? [sql`c.id = any(${body.ids}::int[])`] : []),
    ...(body.except ? [sql`c.id <> all(${body.except}::int[])`] : []),
  ]);
  const { n } = await countRows(deps.store, ask, true);
  const { format, ids, except, columns = EXPORTED, language, deleted = false } = body;
  const more: MoreField[] = [
    ...(body.columns ? [] : COMPLETE_FIELDS),
    ...(body.contact ? CONTACT_FIELDS : []),
  ];
  const fields = exportFields(columns, more);
  const words = { names, texts: await codeTexts(deps, language), language };
  const writer =
    format === 'geojson'
      ? geojsonWriter(fields, words)
      : csvWriter(
          fields,
          words,
          format === 'data' ? FOR_PROGRAMS : forSpreadsheets(names.languagesOf(language)),
        );
  await auditRead(deps, who, ask, {
    action: body.contact ? 'export_contacts' : 'export_cases',
    query: { ...(body.filter as Query | undefined) },
    more: { format: body.saved_as ?? format, ids: ids?.length ?? null, except: except?.length ?? null },
    ...{ deleted, n },
  });
  const read = [...new Set([...NEEDED, ...columns])];
  const pages = written(deps, names, who, { ask, columns: read }, writer, body.contact === true);
  return reply
    .type(writer.type)
    .header('x-count', String(n))
    .headers(attachment(`cases.${writer.extension}`))
    .send(Readable.from(pages, { objectMode: false, highWaterMark: 65_536 }));
}

async function* written(
  deps: Deps,
  names: ListNames,
  who: Operator,
  { ask, columns }: { ask: CaseListRequest; columns: readonly CaseListColumnName[] },
  writer: Writer,
  contact: boolean,
): AsyncGenerator<string> {
  let at: Position | null = null;
  let first = true;
  for (;;) {
    const read = await readRows(deps.store, ask, { at, inclusive: false, limit: PAGE }, columns);
    const ids = read.map(({ row }) => row.id);
    const contacts = await contactsOf(deps, who, ids, contact);
    const recoveries = await recoveriesOf(deps.store.read, ids);
    const lines = read.map(({ row }) =>
      writer.row(
        withPoint(
          { ...rowOf(row, columns, names.places), ...contacts.get(row.id), ...recoveries.get(row.id) },
          names,
        ),
      ),
    );
    if (first && lines.length === 0) {
      yield writer.empty;
      return;
    }
    if (lines.length > 0) yield (first ? writer.start : writer.between) + lines.join(writer.between);
    first = false;
    if (read.length < PAGE) break;
    at = read.at(-1)?.at ?? null;
  }
  yield writer.end;
}

type Contacts = Map<number, Record<string, unknown>>;

/** Contact ids of cases, with their content on request; each content read gets an audit row. */
async function contactsOf(deps: Deps, who: Operator, ids: number[], whole: boolean): Promise<Contacts> {
  const empty = { contact_id: null, ...(whole && { cont_name: null, cont_email: null, cont_phone: null }) };
  const contacts: Contacts = new Map(ids.map((id) => [id, empty]));
  if (ids.length === 0) return contacts;
  const query = deps.store.read
    .selectFrom('case_report as c')
    .innerJoin('contact as k', 'k.id', 'c.contact_id')
    .select(['c.id', 'c.case_country', 'c.contact_id'])
    .where('c.id', 'in', ids);
  const rows = await (whole ? query.select(CONTACT_FIELDS) : query).execute();
  for (const { id, case_country: _, ...held } of rows) contacts.set(id, { ...empty, ...held });
  if (whole && rows.length > 0)
    await deps.store.tx((trx) =>
      auditEach(
        trx,
        rows.map(({ id, case_country: country }) => ({
          ...{ at: deps.clock.now(), user: who.id, kind: 'case' as const, object_id: id },
          ...{ action: 'read_contact' as const, country },
        })),
      ),
    );
  return contacts;
}
