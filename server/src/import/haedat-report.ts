import type { HaedatReport } from './haedat';

/** Summary of an import as lines for the terminal. */
export function describeReport({ rows, taken, known, refused, doubtful }: HaedatReport): string[] {
  const lines = [`${rows} rows: ${taken} imported, ${known} imported before, ${refused.length} not taken.`];
  if (doubtful.length > 0) {
    lines.push(`Without their date, which lies in another year than the event: ${doubtful.join(', ')}.`);
  }
  for (const { line, event_id, why } of refused) lines.push(`Line ${line} (${event_id || '?'}): ${why}.`);
  return lines;
}
