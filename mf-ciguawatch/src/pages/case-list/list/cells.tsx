import { formatDate, formatInstant, formatNumber } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import type { ReactNode } from 'react';
import { archipelagoName } from '../../../stores/archipelago-name';
import { countryName, locationName } from '../../../stores/names';
import type { Labels } from '../../case-report/labels/answer-labels';
import { STATE_TONE } from '../review/state-tone';
import type { CaseLine } from '../store/case-line';
import { productName, whoText } from './line-texts';
import css from './list.module.css';

/** What stands in a cell of a column; read inside an observer. */
export type Cell = (row: CaseLine, labels: Labels) => ReactNode;

const place = (id: number | null | undefined) => (id == null ? '' : locationName(id));

/** Two things in one cell, the second quieter. */
const both = (first: ReactNode, second: ReactNode) => (
  <span className={css.both}>
    {first} {second && <span className={css.quiet}>{second}</span>}
  </span>
);

/** Cells that say more than one field, or say it shorter than the report does. */
export const CELLS: Readonly<Record<string, Cell>> = {
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
  mass_poisoning_nb: ({ mass_poisoning_nb }, { language }) =>
    formatNumber(mass_poisoning_nb ?? null, {}, language),
  review_state: ({ review_state }, { d }) => (
    <Badge tone={STATE_TONE[review_state]}>{d(`review_state.${review_state}`)}</Badge>
  ),
  created_at: ({ created_at }) => formatInstant(created_at, undefined, 'short'),
  changed_at: ({ changed_at }) => formatInstant(changed_at, undefined, 'short'),
  deleted_at: ({ deleted_at }) => formatInstant(deleted_at, undefined, 'short'),
};
