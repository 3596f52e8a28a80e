/**
 * Faults that change nothing observable, so that no test can notice them.
 * - `code`, `fault`: as on the page; without `fault`, every surviving fault of this code.
 * - `why`: the line of docs/mutation.md, written by hand, with the reason.
 */
const of = (file, why, faults) => faults.map(([code, fault]) => ({ file, why, code, fault }));

export const EXPLAINED = [
  ...of('shared/domain/statistics/rates/rates.ts', 'beyond precision', [
    ['step < 80', 'step <= 80'],
    ['probability(middle) > target', 'probability(middle) >= target'],
  ]),
  ...of('shared/domain/statistics/rates/rates.ts', 'worked out again', [['before', 'false']]),
  ...of('shared/domain/statistics/statistics.ts', 'worked out again', [
    ['[]', '["Stryker was here"]'],
    ["'all'", '""'],
    ['years.length + months.length === 0', 'false'],
    ["species.length + phenotypes.length === 0 && meal === 'all'", 'false'],
  ]),
  ...of('shared/domain/statistics/statistics.ts', 'nothing beyond', [
    ['row < any.length', 'row <= any.length'],
    ['i < rows.length', 'i <= rows.length'],
  ]),
  ...of('shared/domain/statistics/coverage.ts', 'nothing beyond', [
    ['now.year - period.from.year', 'now.year + period.from.year'],
  ]),
  ...of('shared/domain/statistics/statistics-counts.ts', 'the other way', [
    ['(column: ArrayLike<number>, rows: Uint32Array) => rows.length === column.length', '() => undefined'],
    ['rows.length === column.length', 'false'],
    ['isWhole(column, rows) && column.byteOffset % 4 === 0', 'false'],
    ['column.byteOffset % 4', 'column.byteOffset * 4'],
    ['whole', 'false'],
  ]),
  ...of('shared/domain/statistics/statistics-counts.ts', 'nothing beyond', [
    ['row < column.length', 'row <= column.length'],
    ['i < rows.length', 'i <= rows.length'],
  ]),
  ...of('shared/domain/statistics/statistics-months.ts', 'nothing beyond', [
    ['i < rows.length', 'i <= rows.length'],
    ['last - first', 'last + first'],
  ]),
  ...of('shared/domain/statistics/statistics-months.ts', 'the same again', [['cell > best', 'cell >= best']]),
  ...of('shared/domain/statistics/outbreak/outbreak.ts', 'the other way', [
    ['{ const { least: first, most: last } = rangeOf(year); const width = rangeOf(island).mos...', '{}'],
    ['last - first', 'last + first'],
    ['size > MOST_CELLS', 'true'],
    ['size > MOST_CELLS', 'size >= MOST_CELLS'],
    ['dense', 'false'],
  ]),
  ...of('shared/domain/statistics/outbreak/outbreak.ts', 'nothing beyond', [
    ['i < rows.length', 'i <= rows.length'],
    ['y === 0', 'false'],
  ]),
  ...of('server/src/features/cases/public/public-rows.ts', 'any mark', [
    [
      "createHash('sha256').update(PUBLIC_COLUMNS.join()).update(values).digest('hex').slice(0...",
      "createHash('sha256').update(PUBLIC_COLUMNS.join()).update(values).digest('hex')",
    ],
    ["'hex'", '""'],
  ]),
  ...of('server/src/features/cases/row-values.ts', 'a space less', [["' '", '""']]),
  ...of('shared/domain/account/password.ts', 'another form', [['/^[^\\p{L}]+/u', '/[^\\p{L}]+/u']]),
  ...of('shared/domain/report/report-rules.ts', 'nothing for no', [
    ['event_date === null', 'false'],
    ['consultation !== null && meal !== null', 'true'],
    ['consultation !== null && meal !== null', 'consultation !== null || meal !== null'],
    ['consultation !== null', 'true'],
    ['meal !== null', 'true'],
  ]),
  ...of('shared/domain/text/validators.ts', 'nothing for no', [['{ return false; }', '{}']]),
  ...of('shared/domain/time/event-time.ts', 'nothing for no', [['clock === null', 'false']]),
  ...of('shared/runtime/sync/internal/collection-store.ts', 'an empty block', [
    ['rows.length > 0', 'true'],
    ['rows.length > 0', 'rows.length >= 0'],
  ]),
  ...of('shared/runtime/outbox/internal/sender.ts', 'the same again', [
    ['now.notBefore < until', 'now.notBefore <= until'],
  ]),
  ...of('shared/runtime/outbox/internal/sender.ts', 'set before it is read', [['false', 'true']]),
  ...of('shared/runtime/outbox/outbox.ts', 'a number not used before', [['++this.reads', '--this.reads']]),
  ...of('shared/runtime/outbox/internal/store.ts', 'no item', [['[]', '["Stryker was here"]']]),
  ...of('shared/runtime/outbox/internal/calls.ts', 'left out', [['ifVersion === undefined', 'false']]),
  ...of('shared/runtime/sync/internal/collection-store.ts', 'name of a lock', [
    ['`cache.\u0024{args[0].name}`', '``'],
  ]),
  ...of('shared/runtime/sync/collection.ts', 'caught', [['kept', 'true']]),
  ...of('shared/runtime/sync/collection.ts', 'an empty copy', [['since === null', 'false']]),
  ...of('shared/runtime/sync/internal/cases-source.ts', 'nothing is asked for', [
    ['chunk < first.count', 'chunk <= first.count'],
  ]),
  ...of('shared/runtime/session/session.ts', 'any other word', [["'changed'", '""']]),
  ...of('shared/runtime/session/internal/session-calls.ts', 'name of a lock', [["'refresh'", '""']]),
  ...of('shared/runtime/session/internal/session-calls.ts', 'nothing given', [
    ['{ params: undefined }', '{}'],
  ]),
  ...of('shared/runtime/session/internal/access-token.ts', 'text that is never read', [
    ["''", '"Stryker was here!"'],
  ]),
];
