import { faultsOf, sectionFaults, unusualAnswers } from '@ciguawatch/shared/domain/report/report-rules';
import { SECTIONS, type Section, sectionOf } from '@ciguawatch/shared/domain/report/report-sections';
import type { ReportField, ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import type { Form } from './pages/form';
import type { Wrong } from './state';

/** Result of a button: another page, or sending. */
type Step = { to: Section; wrong: readonly Wrong[]; doubtful: readonly ReportField[] } | { to: 'send' };

const LAST = 6;

const clean = (to: Section): Step => ({ to, wrong: [], doubtful: [] });

const sectionIn = (text: string | undefined): Section | undefined =>
  SECTIONS.find((section) => String(section) === text);

/** Fields of a section with implausible answers that were not asked about yet. */
function doubtsOf(section: Section, values: ReportValues, form: Form): ReportField[] {
  const asked = (form.get('sure') ?? '').split(' ');
  return unusualAnswers(values, values.event_date).filter(
    (field) => sectionOf(field) === section && !asked.includes(`${field}:${values[field]}`),
  );
}

/**
 * Page after a button: the next one once this has no errors, the previous one in any case, and before sending
 * the first page with an error.
 * @param here current time in milliseconds since 1970 UTC, and zone of the meal
 */
export function stepOf(form: Form, values: ReportValues, here: { now: number; zone: string }): Step {
  const at = sectionIn(form.get('section')) ?? 1;
  const go = form.get('go') ?? 'next';
  if (go === 'lang' || go === 'country') return clean(at);
  if (go === 'back') return clean(Math.max(1, at - 1) as Section);
  if (go.startsWith('edit')) return clean(sectionIn(go.slice(4)) ?? at);
  const faults = faultsOf(values, here);
  const held = at === LAST ? SECTIONS.find((one) => sectionFaults(one, faults).length > 0) : at;
  const wrong = held ? sectionFaults(held, faults) : [];
  const doubtful = held ? doubtsOf(held, values, form) : [];
  if (held && wrong.length + doubtful.length > 0) return { to: held, wrong, doubtful };
  if (at === LAST) return { to: 'send' };
  return clean(form.get('back') === String(LAST) ? LAST : ((at + 1) as Section));
}
