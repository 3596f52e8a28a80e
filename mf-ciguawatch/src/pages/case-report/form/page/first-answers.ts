import { REPORT_FIELDS } from '@ciguawatch/shared/domain/report/report-fields';
import { emptyReport, type ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { parseNumber } from '@ciguawatch/shared/domain/text/number-text';
import type { FirstAnswers } from '@ciguawatch/shared/runtime/page/first-view';

/** A number as the form holds it, any other answer as it is; a text that is no number is left for its field to read. */
function read(name: string, text: string): unknown {
  const kind = (REPORT_FIELDS as Record<string, { kind: string }>)[name]?.kind;
  return kind === 'whole' || kind === 'decimal' ? parseNumber(text) : text;
}

/** The answers that were given before the scripts came, as the form holds them. */
export function firstAnswers(given: FirstAnswers): Partial<ReportValues> {
  const known = emptyReport();
  return Object.fromEntries(
    Object.entries(given)
      .filter(([name]) => name in known)
      .map(([name, text]) => [name, read(name, text)])
      .filter(([, value]) => value !== undefined && value !== null),
  ) as Partial<ReportValues>;
}
