import { Readable } from 'node:stream';
import type { AuditFilter, AuditLine } from '@ciguawatch/shared/api/schemas/accounts/audit';
import {
  type Cell,
  csvLines,
  forSpreadsheets,
  literalCell,
  typedCell,
} from '@ciguawatch/shared/domain/text/files/csv';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../../deps';
import { attachment } from '../../http/attachment';
import type { Operator } from '../../http/operator';
import { countLines, lineConditions, readLines } from './lines';
import { tellExport } from './tell-export';

/** Rows per query: the embedded database serves nobody else meanwhile. */
const PIECE = 1000;
const HEAD = [
  'id',
  'at',
  'user_id',
  'user',
  'kind',
  'object_id',
  'object',
  'action',
  'country',
  'before',
  'after',
];

const json = (value: unknown): string => (value === null ? '' : JSON.stringify(value));
/** The file has no decimal numbers, so its format is the same in every language. */
const csv = csvLines(forSpreadsheets(['en_US']));
const cells = (line: AuditLine): Cell[] => [
  line.id,
  literalCell(line.at),
  line.user?.id,
  ...[line.user?.name ?? '', line.kind, line.object_id, line.object ?? '', line.action].map(typedCell),
  line.country,
  ...[json(line.before), json(line.after)].map(typedCell),
];

/**
 * Exports the audit trail as CSV: semicolons, UTF-8 with a byte order mark, ISO times, and no text that a
 * spreadsheet would run as a formula. The export is itself recorded in the trail before any line is sent. Lines are
 * read while the response is written; closing the request stops both.
 */
export async function exportLines(
  deps: Deps,
  who: Operator,
  filter: AuditFilter,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const where = lineConditions(who, filter);
  const { store } = deps;
  const count = await countLines(store.read, where);
  const told = await tellExport(deps, who, where, filter);
  async function* written(): AsyncGenerator<string> {
    if (count === 0) {
      yield csv.empty;
      return;
    }
    yield csv.start + csv.line(HEAD.map(literalCell));
    for (let last = told; ; ) {
      const lines: AuditLine[] = await readLines(store.read, where, { limit: PIECE, last });
      yield lines.map((line) => csv.line(cells(line))).join('');
      if (lines.length < PIECE) return;
      last = lines.at(-1)?.id ?? told;
    }
  }
  return reply
    .type('text/csv; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('x-count', String(count))
    .headers(attachment('audit.csv'))
    .send(Readable.from(written(), { objectMode: false, highWaterMark: 65_536 }));
}
