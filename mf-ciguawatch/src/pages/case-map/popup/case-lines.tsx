import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { PUBLIC_COLUMNS, type PublicCaseRow } from '@ciguawatch/shared/domain/case-table/case-columns';
import type { CaseFilter } from '@ciguawatch/shared/domain/case-table/engine-filter';
import { formatMonth, language, type Translate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { phenotypeName, specieName } from '../../../places/names';
import { cases } from '../../../public-cases/cases';
import { useQuery } from '../../../public-cases/cases-use';
import css from './cluster-popup.module.css';

const columnIndex = (column: (typeof PUBLIC_COLUMNS)[number]) => PUBLIC_COLUMNS.indexOf(column);
const YEAR_COLUMN = columnIndex('case_eventyear');
const MONTH_COLUMN = columnIndex('case_eventmonth');
const COUNTRY_COLUMN = columnIndex('case_country');
const SPECIES_COLUMN = columnIndex('specie_id');
const GROUP_COLUMN = columnIndex('phenotype_id');
const PEOPLE_ILL_COLUMN = columnIndex('mass_poisoning_nb');

/** The fish of a case, as a link to its page in the directory. */
const fishOf = (row: PublicCaseRow, t: Translate): ReactNode => {
  const [specie, group] = [Number(row[SPECIES_COLUMN]), Number(row[GROUP_COLUMN])];
  if (specie) return <CrossLink to={`/fishbase/specie/${specie}`}>{specieName(specie)}</CrossLink>;
  if (!group) return t('map.unknown');
  return (
    <CrossLink to={`/fishbase/phenotype/${group}`}>
      {t('map.group', { name: phenotypeName(group) })}
    </CrossLink>
  );
};

/** Lists the latest cases of a ring, one per line; editors of their country can open them. */
export default observer(function CaseLines({ filter, most }: { filter: CaseFilter; most: number }) {
  const t = useT('ciguawatch');
  const ids = useQuery('latest', { filter, most }, cases.version);
  const mayOpen = (country: number) => session.has(ROLE.cases_editor) && session.manages(country);
  return (
    <ol className={css.cases} aria-label={t('map.caseList')}>
      {(ids ?? []).map((id) => {
        const row = cases.row(id);
        if (!row) return null;
        const year = Number(row[YEAR_COLUMN]);
        const when = row[MONTH_COLUMN]
          ? formatMonth(Number(row[MONTH_COLUMN]), year, 'short', language.code)
          : String(year);
        const ill = Number(row[PEOPLE_ILL_COLUMN] ?? 0);
        return (
          <li key={id}>
            <span>{when}</span>
            <span>
              {fishOf(row, t)}
              {ill > 1 && `, ${t('map.ill', { count: ill })}`}
            </span>
            {mayOpen(Number(row[COUNTRY_COLUMN])) && (
              <CrossLink
                to={`/ciguawatch/case/report/${id}`}
                aria-label={t('map.openCase', { id: String(id) })}
              >
                {t('map.caseNumber', { id: String(id) })}
              </CrossLink>
            )}
          </li>
        );
      })}
    </ol>
  );
});
