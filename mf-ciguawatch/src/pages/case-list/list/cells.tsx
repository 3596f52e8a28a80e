import type { CaseListColumnName } from '@ciguawatch/shared/domain/case-list/columns';
import type { Labels } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import { contradictsMassPoisoning } from '@ciguawatch/shared/domain/report/report-rules';
import { formatDate, formatInstant, formatNumber, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Pips } from '@ciguawatch/shared/ui/art/pips';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { NameText } from '@ciguawatch/shared/ui/feedback/name-text';
import { VisuallyHidden } from '@ciguawatch/shared/ui/foundation/visually-hidden';
import type { ReactNode } from 'react';
import { CLASS_TONE } from '../../../case-class/class-tone';
import { archipelagoName } from '../../../places/archipelago-name';
import { countryName, locationName } from '../../../places/names';
import { STATE_TONE } from '../review/state-tone';
import type { CaseLine } from '../store/case-line';
import { FlagCount } from './flag-count';
import { countStatusOfLine, productName, whoText } from './line-texts';
import css from './list.module.css';

/** Renders a cell; call it inside an observer, because names change with the language. */
type Cell = (row: CaseLine, labels: Labels) => ReactNode;

const place = (id: number | null | undefined) => (id == null ? '' : locationName(id));

/** Two values in one cell, the second in a paler colour. */
const both = (first: string, second: ReactNode) => (
  <span className={css.both}>
    <NameText>{first}</NameText> {second && <span className={css.quiet}>{second}</span>}
  </span>
);

const yes = (value: boolean | null | undefined, d: Labels['d']) => (value ? d('answer.yes') : '');

/** Number of dots for each severity; a severity without an entry is shown as text. */
const PIPS: Partial<Record<string, 0 | 1 | 2 | 3>> = { N: 0, '1': 1, '2': 2, '3': 3 };

/** Cells that combine several fields or abbreviate a value; other columns use `plainCell`. */
export const CELLS: Readonly<Partial<Record<CaseListColumnName, Cell>>> = {
  id: ({ id }) => <span className={css.number}>{id}</span>,
  case_eventdate: ({ case_eventdate, case_eventclock }, { language }) =>
    both(formatDate(case_eventdate, 'short', language), case_eventclock),
  case_island: ({ case_island }) =>
    both(place(case_island), case_island == null ? '' : archipelagoName(case_island)),
  case_country: ({ case_country }) => (case_country == null ? '' : countryName(case_country)),
  case_archi: ({ case_archi }) => place(case_archi),
  case_location: ({ case_location }) => place(case_location),
  specie_id: productName,
  age: whoText,
  mass_poisoning_nb: ({ mass_poisoning, mass_poisoning_nb }, { language }) =>
    both(
      formatNumber(mass_poisoning_nb ?? null, {}, language),
      contradictsMassPoisoning({ mass_poisoning, mass_poisoning_nb }) &&
        translate('caseList', 'list.countsOne'),
    ),
  review_state: ({ review_state, duplicate_of, suspicion }, { d }) => {
    const state = d(`review_state.${review_state}`);
    if (duplicate_of == null) return <Badge tone={STATE_TONE[review_state]}>{state}</Badge>;
    // A correction that waits is work of its own, not the leftover of a pair.
    if (review_state === 'to_review' && suspicion?.includes('correction')) {
      const corrects = translate('caseList', 'list.corrects', { id: String(duplicate_of) });
      return (
        <span title={corrects}>
          <Badge tone={STATE_TONE.to_review}>{translate('caseList', 'list.correction')}</Badge>
          <VisuallyHidden> {corrects}</VisuallyHidden>
        </span>
      );
    }
    const said = translate('caseList', 'list.duplicateSaid', { id: String(duplicate_of), state });
    return (
      <span title={said}>
        <Badge>{translate('caseList', 'list.duplicate')}</Badge>
        <VisuallyHidden> {said}</VisuallyHidden>
      </span>
    );
  },
  case_class: ({ case_class }, { d }) =>
    case_class && <Badge tone={CLASS_TONE[case_class]}>{d(`case_class.${case_class}`)}</Badge>,
  counting: (row, { d }) => d(`counting.${countStatusOfLine(row)}`),
  severity: ({ severity }, { d }) => {
    if (severity == null) return '';
    const level = PIPS[severity];
    return level === undefined ? (
      d(`severity.${severity}`)
    ) : (
      <>
        <Pips level={level} />
        <VisuallyHidden>{d(`severity.${severity}`)}</VisuallyHidden>
      </>
    );
  },
  suspicion: ({ suspicion }) =>
    (suspicion ?? []).map((one) => translate('caseFilter', `suspicion.${one}`)).join(', '),
  flags: ({ flags }) => (flags?.length ? <FlagCount flags={flags} /> : ''),
  source: ({ source }, { d }) => (source === undefined ? '' : d(`source.${source}`)),
  assignee: ({ assignee }) => assignee?.name ?? '',
  due: ({ due }, { language }) => formatDate(due ?? null, 'short', language),
  waiting_for: ({ waiting_for }, { d }) => (waiting_for == null ? '' : d(`waiting_for.${waiting_for}`)),
  linked: ({ linked }, { d }) => yes(linked, d),
  duplicate: ({ duplicate }, { d }) => yes(duplicate, d),
  has_contact: ({ has_contact }, { d }) => yes(has_contact, d),
  time_known: ({ time_known }, { d }) => yes(time_known, d),
  case_location_id: ({ case_location_id }) => place(case_location_id),
  case_geom: ({ case_geom }, { d }) => yes(case_geom != null, d),
  case_eventtime: ({ case_eventtime }) => formatInstant(case_eventtime, undefined, 'short'),
  created_at: ({ created_at }) => formatInstant(created_at, undefined, 'short'),
  changed_at: ({ changed_at }) => formatInstant(changed_at, undefined, 'short'),
  deleted_at: ({ deleted_at }) => formatInstant(deleted_at, undefined, 'short'),
};
