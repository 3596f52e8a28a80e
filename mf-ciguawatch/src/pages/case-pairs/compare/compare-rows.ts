import { valuesOf } from '@ciguawatch/shared/api/report/report-body';
import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { SPECIE_PARTS } from '@ciguawatch/shared/domain/codes/choices';
import { sameName } from '@ciguawatch/shared/domain/pairs/same-name';
import { ageLabel } from '@ciguawatch/shared/domain/report/rendering/age-label';
import {
  answerLabel,
  hourLabel,
  type Labels,
} from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import { placeLine } from '@ciguawatch/shared/domain/report/rendering/place-labels';
import { partsLabel } from '@ciguawatch/shared/domain/report/rendering/report-rows';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { formatDate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { spanText } from '../reason-text';

/**
 * How two answers compare: equal, similar (`alike`), different (`other`), or given in only one of the cases
 * (`one`).
 */
export type Agreement = 'same' | 'alike' | 'other' | 'one';

/** One row of the comparison; a text is null when that case has no answer. */
interface CompareRow {
  key: string;
  label: string;
  texts: readonly [string | null, string | null];
  agreement: Agreement;
  /** detail of the similarity, such as the minutes between two meals */
  note?: string;
}

type Says = (row: CaseFull, values: ReportValues, labels: Labels) => string | null;
interface Asked {
  key: string;
  says: Says;
  /** describes what two different answers have in common; null when nothing */
  alike?: (a: CaseFull, b: CaseFull, labels: Labels) => string | null;
}

const joined = (...parts: (string | null)[]): string | null => parts.filter(Boolean).join(', ') || null;

const place: Says = (row, _, { place: find, languages }) => {
  const known = row.case_location_id === null ? undefined : find(row.case_location_id);
  return known ? placeLine(known, find, languages, 'island') : null;
};

const meal: Says = (row, values, labels) =>
  row.case_eventdate === null
    ? null
    : joined(formatDate(row.case_eventdate, 'medium', labels.language), hourLabel(values, labels));

const purchase: Says = (_, values, labels) =>
  joined(
    answerLabel('case_purchase_place_type', values.case_purchase_place_type, labels),
    values.case_purchase_place || null,
  );

const care: Says = (_, values, labels) =>
  joined(
    values.med_place || answerLabel('med_type', values.med_type, labels),
    values.med_date ? formatDate(values.med_date, 'medium', labels.language) : null,
  );

const ill: Says = ({ mass_poisoning: shared, mass_poisoning_nb: number }, _, { d }) =>
  shared == null ? null : !shared ? '1' : number == null ? d('answer.yes') : String(number);

const patient: Says = (_, values, labels) =>
  joined(answerLabel('gender', values.gender, labels), ageLabel(values, labels));

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** Whether a question was answered with more than the code for "unknown". */
const given = (code: string | null | undefined, unknown = 'U') => code != null && code !== unknown;

const ROWS: readonly Asked[] = [
  {
    key: 'place',
    says: place,
    alike: (a, b, { t }) =>
      a.case_island !== null && a.case_island === b.case_island ? t('pairs.sameIsland') : null,
  },
  {
    key: 'meal',
    says: meal,
    alike: (a, b, { t }) => {
      if (a.case_eventdate === null || a.case_eventdate !== b.case_eventdate) return null;
      if (a.case_eventclock === null || b.case_eventclock === null) return t('pairs.sameDay');
      const apart = Math.abs(minutesOf(a.case_eventclock) - minutesOf(b.case_eventclock));
      return t('pairs.minutesApart', { time: spanText(apart, t) });
    },
  },
  {
    key: 'product',
    says: (_, values, labels) =>
      answerLabel('specie_id', values.specie_id, labels) ??
      answerLabel('phenotype_id', values.phenotype_id, labels),
    alike: (a, b, { t, specie }) => {
      const group = (one: CaseFull): number | null => {
        const named = one.specie_id == null ? null : specie(one.specie_id);
        return named?.phenotype_id ?? one.phenotype_id ?? null;
      };
      return group(a) !== null && group(a) === group(b) ? t('pairs.sameGroup') : null;
    },
  },
  {
    key: 'parts',
    says: (_, values, labels) => partsLabel(values, labels),
    alike: (a, b, { t }) => {
      const count = SPECIE_PARTS.filter((part) => a[part] === true && b[part] === true).length;
      return count > 0 ? t('pairs.common', { count }) : null;
    },
  },
  {
    key: 'purchase',
    says: purchase,
    alike: (a, b, labels) => {
      if (sameName(a.case_purchase_place, b.case_purchase_place) === true) return labels.t('pairs.same');
      const same = a.case_purchase_place_type === b.case_purchase_place_type;
      return same && a.case_purchase_place_type != null
        ? (answerLabel('case_purchase_place_type', a.case_purchase_place_type, labels) ?? null)
        : null;
    },
  },
  { key: 'table', says: ill },
  { key: 'patient', says: patient },
  {
    key: 'reporter',
    says: (row, _, { t }) => (given(row.profile) ? t(`pairs.reporter_${row.profile}`) : null),
  },
  {
    key: 'onset',
    says: (row, values, labels) =>
      given(row.gsympt_delay, '1') ? answerLabel('gsympt_delay', values.gsympt_delay, labels) : null,
  },
  {
    key: 'history',
    says: (row, values, labels) =>
      given(row.history) ? answerLabel('history', values.history, labels) : null,
  },
  {
    key: 'care',
    says: care,
    alike: (a, b, { t }) => (sameName(a.med_place, b.med_place) === true ? t('pairs.same') : null),
  },
];

/** Rows that compare two cases; a row without an answer in either case is left out. */
export function compareRows(a: CaseFull, b: CaseFull, labels: Labels): CompareRow[] {
  const [mine, theirs] = [valuesOf(a), valuesOf(b)];
  return ROWS.map(({ key, says, alike }): CompareRow => {
    const texts = [says(a, mine, labels), says(b, theirs, labels)] as const;
    const row = { key, label: labels.t(`pairs.row_${key}`), texts };
    if (texts[0] === null || texts[1] === null) return { ...row, agreement: 'one' };
    if (texts[0] === texts[1]) return { ...row, agreement: 'same' };
    const note = alike?.(a, b, labels) ?? null;
    return note === null ? { ...row, agreement: 'other' } : { ...row, agreement: 'alike', note };
  }).filter(({ texts }) => texts.some((text) => text !== null));
}
