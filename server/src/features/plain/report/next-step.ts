import {
  type DateContext,
  faultsOf,
  sectionFaults,
  unusualAnswers,
  yearsBefore,
} from '@ciguawatch/shared/domain/report/report-rules';
import { SECTIONS, type Section, sectionOf } from '@ciguawatch/shared/domain/report/report-sections';
import type { ReportField, ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import type { QuestionError } from './page-state';
import type { Form } from './pages/form';

/** Result of a button: another page, or sending. */
type Step =
  | { to: Section; wrong: readonly QuestionError[]; doubtful: readonly ReportField[] }
  | { to: 'send' };

const LAST_SECTION = 6;

const toSection = (to: Section): Step => ({ to, wrong: [], doubtful: [] });

const sectionIn = (text: string | undefined): Section | undefined =>
  SECTIONS.find((section) => String(section) === text);

/** Fields of a section with implausible answers that were not asked about yet. */
function unaskedDoubts(
  section: Section,
  values: ReportValues,
  form: Form,
  { now, zone }: DateContext,
): ReportField[] {
  const askedFields = (form.get('sure') ?? '').split(' ');
  const isLongAgo = yearsBefore(values.event_date, civilDateOf(now, zone)) > 0;
  const doubts = [
    ...(isLongAgo ? ['event_date' as const] : []),
    ...unusualAnswers(values, values.event_date),
  ];
  return doubts.filter(
    (field) => sectionOf(field) === section && !askedFields.includes(`${field}:${values[field]}`),
  );
}

/**
 * Page after a button: the next one once this has no errors, the previous one in any case, and before sending
 * the first page with an error.
 * @param here current time in milliseconds since 1970 UTC, and zone of the meal
 */
export function nextStep(form: Form, values: ReportValues, here: DateContext): Step {
  const currentSection = sectionIn(form.get('section')) ?? 1;
  const go = form.get('go') ?? 'next';
  if (go === 'lang' || go === 'country') return toSection(currentSection);
  if (go === 'back') return toSection(Math.max(1, currentSection - 1) as Section);
  if (go.startsWith('edit')) return toSection(sectionIn(go.slice(4)) ?? currentSection);
  const faults = faultsOf(values, here);
  const refusedSection =
    currentSection === LAST_SECTION
      ? SECTIONS.find((one) => sectionFaults(one, faults).length > 0)
      : currentSection;
  const wrong = refusedSection ? sectionFaults(refusedSection, faults) : [];
  const doubtful = refusedSection ? unaskedDoubts(refusedSection, values, form, here) : [];
  if (refusedSection && wrong.length + doubtful.length > 0) return { to: refusedSection, wrong, doubtful };
  if (currentSection === LAST_SECTION) return { to: 'send' };
  return toSection(
    form.get('back') === String(LAST_SECTION) ? LAST_SECTION : ((currentSection + 1) as Section),
  );
}
