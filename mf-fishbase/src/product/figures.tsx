import { basisText } from '@ciguawatch/shared/domain/statistics/basis';
import { makeIsObserved } from '@ciguawatch/shared/domain/statistics/coverage';
import { entriesLeft, leadingEntries } from '@ciguawatch/shared/domain/statistics/leading-entries';
import { formatMonth, formatNumber, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import { ChartCard } from '@ciguawatch/shared/ui/charts/chart-card';
import { observer } from 'mobx-react-lite';
import { countedYears } from '../directory/directory';
import { islandName } from './island-name';
import { monthsShown } from './months-shown';
import css from './product.module.css';
import type { ProductReports } from './reports';

/** Islands in the chart, and with those equal to the last of them; the table sums up the others. */
const CHART_ISLANDS = { wanted: 8, most: 12 };

const countOf = ([, count]: readonly [number, number]) => count;

/** Months and islands with reports, as charts with tables. */
export default observer(function Figures({ reports, file }: { reports: ProductReports; file: string }) {
  const t = useT('directory');
  const d = useT('domain');
  const basis = basisText({ based: reports.total, left: 0, withheld: false }, d);
  const years = countedYears();
  const isObserved = makeIsObserved(collections.coverage.all(), [], homeMonth());
  const { months, gaps } = monthsShown(reports.months, years, isObserved, homeMonth());
  const name = (at: number, style: 'long' | 'short' | 'narrow') => {
    const one = months[at];
    return one ? formatMonth(one.month, style === 'narrow' ? null : one.year, style, language.code) : '';
  };
  const reported = t('product.period', {
    count: reports.total,
    from: String(years[0]),
    to: String(years.at(-1)),
  });
  const drawn = months.reduce((sum, { count }) => sum + count, 0);
  const islands = leadingEntries(reports.islands, countOf, CHART_ISLANDS.wanted, CHART_ISLANDS.most);
  const others = reports.islands.slice(islands.length).reduce((sum, [, count]) => sum + count, 0);
  const left = entriesLeft(reports.islands, countOf, islands);
  return (
    <div className={css.pair}>
      <ChartCard
        title={t('product.byMonth')}
        kind="column"
        basis={basis}
        fileName={`${file}-${t('product.fileMonths')}`}
        emptyText={reported}
        sentence={[
          reported,
          reports.total > drawn && t('product.monthUnknown', { count: reports.total - drawn }),
        ]
          .filter(Boolean)
          .join(' ')}
        data={{
          heading: t('product.month'),
          categories: months.map((_, i) => name(i, 'short')),
          codes: months.map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`),
          short: months.map(({ month }, i) => (month % 3 === 1 ? name(i, 'narrow') : '')),
          series: [
            { label: t('product.reports'), colour: 'series', values: months.map(({ count }) => count) },
          ],
          groups: years.map((year) => ({
            title: String(year),
            size: months.filter((one) => one.year === year).length,
          })),
          gaps: gaps.map(({ from, to }) => ({
            from,
            to,
            title: t('product.unobserved'),
            detail:
              from === to
                ? name(from, 'long')
                : t('product.fromTo', { from: name(from, 'long'), to: name(to, 'long') }),
          })),
          key: gaps.length > 0 ? [{ mark: 'gap', text: t('product.keyGap') }] : [],
          rest:
            reports.total > drawn ? { category: t('product.noMonth'), value: reports.total - drawn } : null,
        }}
      />
      <ChartCard
        title={t('product.byIsland')}
        count={
          reports.islands.length > islands.length &&
          t('product.shownOf', {
            count: reports.islands.length,
            shown: formatNumber(islands.length),
          })
        }
        kind="bar"
        basis={basis}
        fileName={`${file}-${t('product.fileIslands')}`}
        emptyText={reported}
        // "Every report names one of these islands" is said of reports, not of none.
        sentence={
          reports.total > 0
            ? [
                t('product.elsewhere', { count: others + reports.elsewhere }),
                left &&
                  t(`product.leftIslands_${left.equal ? 'each' : 'most'}`, {
                    count: left.count,
                    each: formatNumber(left.each),
                  }),
              ]
                .filter(Boolean)
                .join(' ')
            : reported
        }
        data={{
          heading: t('product.island'),
          categories: islands.map(([id]) => islandName(id)),
          series: [
            { label: t('product.reports'), colour: 'series', values: islands.map(([, count]) => count) },
          ],
          rest:
            others + reports.elsewhere > 0
              ? { category: t('product.otherIslands'), value: others + reports.elsewhere }
              : null,
        }}
      />
    </div>
  );
});
