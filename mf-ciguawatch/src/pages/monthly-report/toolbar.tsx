import { monthsBefore } from '@ciguawatch/shared/domain/monthly/monthly-period';
import { formatMonth, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import { IconButton } from '@ciguawatch/shared/ui/actions/icon-button';
import { Segmented } from '@ciguawatch/shared/ui/fields/segmented';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { observer } from 'mobx-react-lite';
import { countryName } from '../../places/names';
import css from './page.module.css';
import { managedCountries, type ReportChoice } from './use-choice';

/** Number of past years in the list; the arrows reach earlier ones. */
const PAST_YEARS = 20;
const MONTH_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

interface Props {
  choice: ReportChoice;
  change: (part: Partial<Record<string, string | number | null>>) => void;
}

/** Fields that choose the report: country, month or year, kind and language. */
export const Toolbar = observer(function Toolbar({ choice, change }: Props) {
  const t = useT('monthly');
  const { period, kind, code } = choice;
  const { year, month } = period;
  const now = homeMonth();
  const countries = managedCountries();
  const last = month === null ? year >= now.year : year * 12 + month >= now.year * 12 + now.month;
  const step = (back: number) => {
    if (month === null) return change({ y: year - back });
    const at = monthsBefore({ year, month }, back);
    change({ y: at.year, m: at.month });
  };
  const first = Math.min(year, now.year - PAST_YEARS);
  const years = Array.from({ length: now.year - first + 1 }, (_, index) => String(now.year - index));
  const toMonth = () => change({ m: year === now.year ? now.month : 12 });
  return (
    <div className={css.choice}>
      {countries.length > 1 && (
        <Select
          label={t('monthly.country')}
          noEmpty
          value={String(period.country)}
          options={countries.map((id) => ({ id: String(id), label: countryName(id) }))}
          onChange={(id) => change({ c: id })}
        />
      )}
      <Segmented
        label={t('monthly.scope')}
        size="sm"
        value={month === null ? 'year' : 'month'}
        options={[
          { value: 'month', label: t('monthly.scopeMonth') },
          { value: 'year', label: t('monthly.scopeYear') },
        ]}
        onChange={(scope) => (scope === 'year' ? change({ m: null }) : toMonth())}
      />
      <div className={css.period}>
        <IconButton icon="chevron-left" label={t('monthly.previous')} onPress={() => step(1)} />
        {month !== null && (
          <Select
            label={t('monthly.month')}
            noEmpty
            value={String(month)}
            options={MONTH_NUMBERS.map((one) => ({
              id: String(one),
              label: formatMonth(one),
              isDisabled: year === now.year && one > now.month,
            }))}
            onChange={(id) => change({ m: id })}
          />
        )}
        <Select
          label={t('monthly.year')}
          noEmpty
          value={String(year)}
          options={years.map((id) => ({ id, label: id }))}
          onChange={(id) =>
            change({
              y: id,
              ...(month !== null && Number(id) === now.year && { m: Math.min(month, now.month) }),
            })
          }
        />
        <IconButton
          icon="chevron-right"
          label={t('monthly.next')}
          isDisabled={last}
          onPress={() => step(-1)}
        />
      </div>
      <Segmented
        label={t('monthly.kind')}
        size="sm"
        value={kind}
        options={[
          { value: 'internal', label: t('monthly.internal') },
          { value: 'distribution', label: t('monthly.distribution') },
        ]}
        onChange={(one) => change({ kind: one })}
      />
      <Segmented
        label={t('monthly.language')}
        size="sm"
        value={code}
        options={[
          { value: 'fr_FR', label: t('monthly.lang_fr_FR') },
          { value: 'en_US', label: t('monthly.lang_en_US') },
        ]}
        onChange={(one) => change({ lang: one })}
      />
    </div>
  );
});
