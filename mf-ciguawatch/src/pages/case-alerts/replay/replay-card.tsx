import { replayAlerts } from '@ciguawatch/shared/api/calls/alerts';
import { type AlertRule, REPLAYED_RULES } from '@ciguawatch/shared/domain/alerts/history';
import { nameOrder } from '@ciguawatch/shared/domain/text/name-order';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { formatMonth, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { config } from '@ciguawatch/shared/runtime/page/config';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { IconButton } from '@ciguawatch/shared/ui/actions/icon-button';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { numbersOfPlace } from '../../../places/country-numbers';
import { countryName, locationName } from '../../../places/names';
import { RULE_ICON } from '../say';
import { cellOf, marksOf, monthOf, yearOf } from './cells';
import { IslandBars } from './island-bars';
import { Legend } from './legend';
import { MonthSummary } from './month-summary';
import { monthText } from './month-text';
import css from './replay.module.css';
import { Strip } from './strip';
import { useMonths, YEARS } from './use-months';

const MONTHS = YEARS * 12;
const NONE = { from: null, until: { year: 2000, month: 1 }, alerts: [], log: [], months: [] };

/** Shows which alerts each rule would have raised in past years, month by month. */
export const ReplayCard = observer(function ReplayCard({ version }: { version: number }) {
  const t = useT('ciguawatch');
  const { code } = language;
  const countries = session.user?.profile.manage_countries ?? [];
  const [place, setPlace] = useState(`c${countries[0] ?? config.country}`);
  const [rule, setRule] = useState<AlertRule | null>(null);
  const id = Number(place.slice(1));
  const asked = place.startsWith('c') ? { country: id } : { island: id };
  const threshold = numbersOfPlace(id).outbreakThreshold;
  const { data, failed, again } = useAnswer(replayAlerts, asked, version);
  const answer = data ?? NONE;
  const last = cellOf(answer.until);
  const first = answer.from ? cellOf(answer.from) : last;
  const { chosen, start, playing, choose, play } = useMonths(first, last);
  const rules = rule ? [rule] : REPLAYED_RULES;
  const marks = useMemo(() => marksOf(answer).filter((one) => !rule || one.rule === rule), [answer, rule]);
  const month = (cell: number) => formatMonth(monthOf(cell), yearOf(cell), 'long', code);
  const label = t('alerts.strip', { from: yearOf(start), until: yearOf(start) + YEARS - 1 });
  const islands = collections.location
    .all()
    .filter(({ type, country }) => type === 'I' && countries.includes(country))
    .map((one) => ({ id: `i${one.id}`, label: locationName(one.id) }))
    .sort((a, b) => nameOrder(language.intl)(a.label, b.label));
  return (
    <Card
      title={t('alerts.replay')}
      actions={
        <div className={css.tools}>
          <Select
            label={t('alerts.replayPlace')}
            hideLabel
            noEmpty
            value={place}
            onChange={(next) => next && setPlace(next)}
            options={[...countries.map((one) => ({ id: `c${one}`, label: countryName(one) })), ...islands]}
          />
          <Select
            label={t('alerts.replayRule')}
            hideLabel
            value={rule}
            placeholder={t('alerts.anyRule')}
            onChange={(next) => setRule(next as AlertRule | null)}
            options={REPLAYED_RULES.map((one) => ({ id: one, label: t(`alerts.rule_${one}`) }))}
          />
          <IconButton
            icon="chevron-left"
            label={t('alerts.previousMonth')}
            onPress={() => choose(chosen - 1)}
          />
          <IconButton
            icon={playing ? 'minus' : 'rotate-cw'}
            bordered
            isPressed={playing}
            label={playing ? t('alerts.stop') : t('alerts.play', { month: month(chosen) })}
            onPress={play}
          />
          <IconButton icon="chevron-right" label={t('alerts.nextMonth')} onPress={() => choose(chosen + 1)} />
          <b className={css.month}>{month(chosen)}</b>
        </div>
      }
    >
      {failed !== null && <ErrorState title={t('alerts.replayError')} onRetry={again} />}
      {!data && failed === null && (
        <Loading label={t('alerts.replayLoading')}>
          <Skeleton height={120} />
        </Loading>
      )}
      {data && (
        <>
          <div className={css.grid}>
            {answer.months.length > 0 && (
              <div className={css.middle}>
                <IslandBars
                  months={answer.months}
                  start={start}
                  count={MONTHS}
                  chosen={chosen}
                  threshold={threshold}
                  label={t('alerts.monthsChart_cases', {
                    island: locationName(id),
                    from: yearOf(start),
                    until: yearOf(start) + YEARS - 1,
                  })}
                />
              </div>
            )}
            <ol className={cx(css.rows, css.names)}>
              {rules.map((one) => (
                <li key={one}>
                  <Icon name={RULE_ICON[one]} size={15} />
                  {t(`alerts.rule_${one}`)}
                </li>
              ))}
            </ol>
            <div className={css.middle}>
              <Strip
                marks={marks}
                rules={rules}
                start={start}
                months={MONTHS}
                chosen={chosen}
                onChoose={choose}
                label={label}
              />
              <div className={css.years}>
                {Array.from({ length: YEARS }, (_, i) => yearOf(start) + i).map((year) => (
                  <span key={year}>{year}</span>
                ))}
              </div>
            </div>
            <ol className={cx(css.rows, css.totals)}>
              {rules.map((one) => (
                <li key={one}>
                  {t('alerts.total', {
                    count: marks.filter(
                      (mark) => mark.rule === one && mark.cell >= start && mark.cell < start + MONTHS,
                    ).length,
                  })}
                </li>
              ))}
            </ol>
          </div>
          <div className={css.foot}>
            <MonthSummary
              key={chosen}
              said={monthText(t, { marks, months: answer.months, chosen, threshold }, code)}
            />
            <Legend />
            <div className={css.decades}>
              <IconButton
                size="sm"
                icon="arrow-left"
                label={t('alerts.earlierYears')}
                isDisabled={start <= first}
                onPress={() => choose(start - 1)}
              />
              <IconButton
                size="sm"
                icon="arrow-right"
                label={t('alerts.laterYears')}
                isDisabled={start + MONTHS > last}
                onPress={() => choose(start + MONTHS)}
              />
            </div>
          </div>
        </>
      )}
    </Card>
  );
});
