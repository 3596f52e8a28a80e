import type { CaseFilter } from '@ciguawatch/shared/domain/case-table/engine-filter';
import { observedPeriod } from '@ciguawatch/shared/domain/statistics/coverage';
import { emptyFileText } from '@ciguawatch/shared/domain/text/files/empty-file';
import { fileNameFrom } from '@ciguawatch/shared/domain/text/files/file-name';
import {
  formatMonth,
  formatNumber,
  language,
  readerLanguages,
  useT,
} from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import type { ChartAway } from '@ciguawatch/shared/ui/charts/chart-card';
import { DotPlot } from '@ciguawatch/shared/ui/charts/dot-plot';
import type { TableFormat } from '@ciguawatch/shared/ui/charts/table-file';
import { Segmented } from '@ciguawatch/shared/ui/fields/segmented';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { MenuButton } from '@ciguawatch/shared/ui/overlay/menu';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { archipelagoName } from '../../../places/archipelago-name';
import { thresholdIn } from '../../../places/country-numbers';
import { locationName } from '../../../places/names';
import { basisSentence } from '../../../public-cases/basis';
import { cases } from '../../../public-cases/cases';
import { useQuery } from '../../../public-cases/cases-use';
import { observedPlaces } from '../../../public-cases/observed-places';
import { officialText } from '../../../public-cases/official';
import { logBasis } from './log-basis';
import { dotRows, logCells, unobservedTimes } from './log-rows';
import { LogTable } from './log-table';
import css from './outbreak-log.module.css';

/** All months in which an island exceeded the alert threshold, as dots by island and time and as a table. */
export default observer(function OutbreakLog({
  filter,
  years,
  yearsText,
  away,
}: {
  filter: CaseFilter;
  /** The chosen years; empty for all. */
  years: readonly number[];
  yearsText: string;
  /** Copy-link action, and the lines that saved files carry. */
  away: ChartAway;
}) {
  const t = useT('ciguawatch');
  const d = useT('domain');
  const { code } = language;
  const [period, setPeriod] = useState<'all' | 'chosen'>('all');
  const { countries = [], archis, islands, months } = filter;
  const all = useQuery('outbreakLog', { filter: { countries, archis, islands, months } }, cases.version);
  const byYear = useQuery('years', { filter: { countries, archis, islands, months } }, cases.version);
  if (!all || !byYear) return null;
  const now = homeMonth();
  const sources = collections.coverage.all();
  const places = observedPlaces({ countries, archis, islands });
  const oldest = all.at(-1)?.year ?? now.year;
  const first = Math.min(oldest, observedPeriod(sources, places, now)?.from.year ?? oldest);
  const chosen = years.length === 0 ? all : all.filter(({ year }) => years.includes(year));
  const shown = period === 'all' ? all : chosen;
  const from = period === 'all' || years.length === 0 ? first : Math.min(...years);
  const to = period === 'all' || years.length === 0 ? now.year : Math.max(...years);
  const month = (one: { year: number; month: number }) => formatMonth(one.month, one.year, 'long', code);
  const asked = period === 'all' ? [] : years;
  const basis = [basisSentence(logBasis(byYear, asked), d), officialText(filter, asked)]
    .filter(Boolean)
    .join(' ');
  const { threshold } = thresholdIn(filter);
  const say = t('stats.outbreaksSay', { count: shown.length, threshold });
  const save = async (format: TableFormat) => {
    if (shown.length === 0) return toasts.warning(emptyFileText(readerLanguages()));
    const [{ saveTable }, said] = await Promise.all([
      import('@ciguawatch/shared/ui/charts/table-file'),
      away.about(),
    ]);
    const about = [t('stats.outbreaks'), say, basis, ...said.head, ...said.foot];
    const head = ['month', 'islandId', 'island', 'archipelago', 'reports', 'people', 'isAtLeast'].map((key) =>
      t(`stats.${key}`),
    );
    const names = { island: locationName, archipelago: archipelagoName };
    const name = fileNameFrom(t('stats.fileOutbreaks'), said.chosen ?? [], clock.today());
    await saveTable(name, { head, rows: logCells(shown, names), about }, format);
  };
  return (
    <Card
      title={
        <>
          {t('stats.outbreaks')} <small className={css.count}>{say}</small>
        </>
      }
      actions={
        <div className={css.tools}>
          {years.length > 0 && (
            <Segmented
              label={t('stats.outbreaksPeriod')}
              hideLabel
              size="sm"
              options={[
                { value: 'all', label: t('stats.since', { year: String(first), count: all.length }) },
                { value: 'chosen', label: `${yearsText} · ${formatNumber(chosen.length, {}, code)}` },
              ]}
              value={period}
              onChange={setPeriod}
            />
          )}
          <Button size="sm" icon="link" onPress={away.link.onCopy}>
            {away.link.label}
          </Button>
          <MenuButton
            label={t('stats.download')}
            icon="download"
            size="sm"
            items={(['csv', 'xlsx', 'data'] as const).map((id) => ({ id, label: t(`stats.${id}`) }))}
            onAction={(format) => void save(format as TableFormat)}
          />
        </div>
      }
    >
      {shown.length === 0 ? (
        <p className={css.none}>{t('stats.outbreaksNone')}</p>
      ) : (
        <div className={css.sides}>
          <div>
            <DotPlot
              rows={dotRows(shown, locationName, (one) =>
                t('stats.outbreakTip', { month: month(one), count: one.count }),
              )}
              from={from}
              to={to}
              gaps={unobservedTimes(sources, places, from, now)}
            />
            <p className={css.help}>{t('stats.outbreaksHelp')}</p>
            <p className={css.help}>{basis}</p>
          </div>
          <div className={css.log}>
            <LogTable entries={shown} month={month} archipelago={archipelagoName} />
          </div>
        </div>
      )}
    </Card>
  );
});
