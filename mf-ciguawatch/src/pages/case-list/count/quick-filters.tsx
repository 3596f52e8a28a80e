import type { CaseListColumnName } from '@ciguawatch/shared/domain/case-list/columns';
import type { CaseListFilter } from '@ciguawatch/shared/domain/case-list/filter';
import { nameOrder } from '@ciguawatch/shared/domain/text/name-order';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { observer } from 'mobx-react-lite';
import { filterText, optionLabel } from '../../../case-filter/field-labels';
import { filterField } from '../../../case-filter/filter-field';
import { endsOf, rangePart } from '../../../case-filter/filter-text';
import { withFilter } from '../../../case-filter/query-address';
import { shortArchipelago } from '../../../places/archipelago-name';
import { locationName, phenotypeName } from '../../../places/names';
import { lists } from '../../../report/report-lists';
import { useLabels } from '../../case-report/labels/use-labels';
import { filterLabel } from '../list/case-columns';
import css from './count.module.css';
import { YearField } from './year-field';

interface Props {
  filter: CaseListFilter;
  /** Changes the filter as it is by then. */
  onFilter: (next: (filter: CaseListFilter) => CaseListFilter) => void;
}

type Option = { id: string; label: string };

/** Options by name, for which a single letter typed in the list is enough. */
const byName = (options: readonly Option[]): Option[] =>
  [...options].sort((a, b) => nameOrder(language.intl)(a.label, b.label));

const archipelagos = (): Option[] => {
  const own = session.user?.profile.manage_countries ?? [];
  return byName(
    lists.places
      .filter(({ type, country }) => type === 'A' && own.includes(country))
      .map(({ id }) => ({ id: String(id), label: shortArchipelago(locationName(id)) })),
  );
};

const yearsOf = (filter: CaseListFilter) => endsOf(filter.case_eventyear?.split(',')[0]);

/**
 * The filters that most counts begin with, one value each: severity, group, archipelago and years. A filter of
 * several values set elsewhere is shown as it is.
 */
export const QuickFilters = observer(function QuickFilters({ filter, onFilter }: Props) {
  const t = useT('caseList');
  const labels = useLabels();
  const severity = filterField('severity');
  const put = (id: CaseListColumnName, text: string | null) => onFilter((now) => withFilter(now, id, text));
  const choice = (id: CaseListColumnName, options: readonly Option[]) => {
    const field = filterField(id);
    const text = filter[id];
    const words = field && text !== undefined ? filterText(field, filter, labels) : null;
    const isOwn = text === undefined || options.some((one) => one.id === text);
    return (
      <Select
        label={filterLabel(id, labels)}
        placeholder={t('count.any')}
        value={text ?? null}
        options={isOwn ? options : [{ id: text, label: words ?? text }, ...options]}
        onChange={(chosen) => put(id, chosen)}
      />
    );
  };
  const years = yearsOf(filter);
  const year = (text: string) => (/^\d{1,4}$/.test(text) ? Number(text) : null);
  const setYear = (end: 'from' | 'to') => (value: number | null) =>
    onFilter((now) => {
      const ends = { ...yearsOf(now), [end]: value === null ? '' : String(value) };
      return withFilter(now, 'case_eventyear', rangePart(ends) || null);
    });
  return (
    <div className={css.quick}>
      {choice(
        'severity',
        severity?.kind === 'choice'
          ? severity.options.map((id) => ({ id, label: optionLabel(severity, id, labels) }))
          : [],
      )}
      {choice(
        'phenotype_id',
        // In the order of the list, as the report shows them: groupers come first, so that their initial finds
        // them in both languages, before goatfishes.
        lists.phenotypes.map((one) => ({ id: String(one.id), label: phenotypeName(one) })),
      )}
      {choice('case_archi', archipelagos())}
      <YearField label={t('count.fromYear')} year={year(years.from)} onYear={setYear('from')} />
      <YearField label={t('count.toYear')} year={year(years.to)} onYear={setYear('to')} />
    </div>
  );
});
