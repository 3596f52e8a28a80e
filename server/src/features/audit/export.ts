import { Readable } from 'node:stream';
import type { AuditFilter, AuditLine } from '@ciguawatch/shared/api/schemas/accounts/audit';
import { BYTE_ORDER_MARK, LINE_END } from '@ciguawatch/shared/domain/text/files/csv';
import { textCell } from '@ciguawatch/shared/domain/text/files/csv-text';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../../deps';
import { attachment } from '../../http/attachment';
import type { Who } from '../../http/who';
import { countLines, lineConditions, readLines } from './lines';

/** Lines that are read at once: the embedded database answers nobody else meanwhile. */
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
const cells = (line: AuditLine): string =>
  [
    String(line.id),
    line.at,
    line.user === null ? '' : String(line.user.id),
    ...[line.user?.name ?? '', line.kind, line.object_id, line.object ?? '', line.action].map(textCell),
    line.country === null ? '' : String(line.country),
    ...[json(line.before), json(line.after)].map(textCell),
  ].join(';') + LINE_END;

/**
 * The trail as a CSV like the others: semicolons, UTF-8 with a byte order mark, ISO times, and no text that a
 * spreadsheet would run. Written while it is read; a closed request ends the work.
 */
export async function exportLines(
  { store }: Deps,
  who: Who,
  filter: AuditFilter,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const where = lineConditions(who, filter);
  const count = await countLines(store.read, where);
  async function* written(): AsyncGenerator<string> {
    if (count === 0) {
      yield `${BYTE_ORDER_MARK}Data is empty${LINE_END}`;
      return;
    }
    yield BYTE_ORDER_MARK + HEAD.join(';') + LINE_END;
    for (let last: number | null = null; ; ) {
      const lines: AuditLine[] = await readLines(store.read, where, { limit: PIECE, last });
      yield lines.map(cells).join('');
      if (lines.length < PIECE) return;
      last = lines.at(-1)?.id ?? null;
    }
  }
  return reply
    .type('text/csv; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('x-count', String(count))
    .headers(attachment('audit.csv'))
    .send(Readable.from(written(), { objectMode: false, highWaterMark: 65_536 }));
}
