import { outbreakStatusOf } from '@ciguawatch/shared/domain/alerts/outbreak-status';
import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { formatMonth, formatNumber, readerLanguages, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { RelationLink } from '../../links/relation-link';
import type { HomeFigures } from '../figures/summary-store';
import { Outbreak } from '../outbreak';
import { MonthBars } from './month-bars';
import css from './month-card.module.css';

/** The current month: cases, islands concerned, the last twelve months, and outbreaks. */
export const MonthCard = observer(function MonthCard({ figures }: { figures: HomeFigures }) {
  const t = useT('shell');
  const { summary, places } = figures;
  const month = formatMonth(summary.month, summary.year);
  const soFar = t('home.soFar', { month });
  // Without an observer a month without reports says nothing, and months before it may have had none either.
  const isSilent = summary.months.at(-1)?.observed === false;
  const here = places[summary.place];
  return (
    <Card
      title={here ? `${placeName(here, readerLanguages())}, ${soFar}` : soFar}
      actions={<RelationLink rel="statistics">{t('home.statistics')}</RelationLink>}
    >
      {summary.cases === 0 ? (
        <p className={css.none}>
          {summary.latest || isSilent
            ? t(isSilent ? 'home.silentMonth' : 'home.noneThen', { month })
            : t('home.noneYet')}{' '}
          {summary.latest &&
            t('home.latest', { month: formatMonth(summary.latest.month, summary.latest.year) })}
        </p>
      ) : (
        <dl className={css.figures}>
          <Figure value={summary.cases} text={t('home.cases', { count: summary.cases })} />
          <Figure value={summary.islands} text={t('home.islands', { count: summary.islands })} />
        </dl>
      )}
      <MonthBars
        months={summary.months}
        alert={summary.outbreaks.length > 0}
        today={{ year: summary.year, month: summary.month, day: Number(summary.at.slice(8, 10)) }}
        delay={summary.delay ?? null}
      />
      {summary.outbreaks.map(({ island, cases, ...said }) => {
        const place = places[island];
        return place ? (
          <Outbreak
            key={island}
            place={placeName(place, readerLanguages())}
            count={cases}
            island={island}
            standing={outbreakStatusOf(said)}
          />
        ) : null;
      })}
    </Card>
  );
});

function Figure({ value, text }: { value: number; text: string }) {
  return (
    <div className={css.figure}>
      <dt className={css.text}>{text}</dt>
      <dd className={css.value}>{formatNumber(value)}</dd>
    </div>
  );
}
