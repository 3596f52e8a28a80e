import { agesIn } from '@ciguawatch/shared/domain/report/infant-age';
import { REPORT_FIELDS } from '@ciguawatch/shared/domain/report/report-fields';
import { emptyReport, type ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { parseNumber } from '@ciguawatch/shared/domain/text/number-text';
import type { FirstAnswers } from '@ciguawatch/shared/runtime/page/first-view';

/**
 * Converts a typed number to the form’s value; undefined or null if it is not a number. Other answers stay
 * text.
 */
function answerOf(name: string, text: string): unknown {
  const kind = (REPORT_FIELDS as Record<string, { kind: string }>)[name]?.kind;
  return kind === 'whole' || kind === 'decimal' ? parseNumber(text) : text;
}

/** An age whose unit was chosen as months; the first view has one box for both. */
function ages({ age, age_unit }: FirstAnswers): Partial<ReportValues> {
  const number = parseNumber(age ?? '');
  return age_unit === 'months' && number !== undefined ? agesIn('months', number) : {};
}

/**
 * Converts answers typed into the first view, before the scripts loaded, to form values. Unknown names and
 * invalid numbers are left out.
 */
export function firstAnswers(given: FirstAnswers): Partial<ReportValues> {
  const known = emptyReport();
  const read = Object.entries(given)
    .filter(([name]) => name in known)
    .map(([name, text]) => [name, answerOf(name, text)] as const);
  return Object.fromEntries(
    [...read, ...Object.entries(ages(given))].filter(([, value]) => value !== undefined && value !== null),
  ) as Partial<ReportValues>;
}
