import type { Alert } from '@ciguawatch/shared/api/schemas/alert';
import { isLate } from '@ciguawatch/shared/domain/alerts/lateness';
import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import { formatDate, formatNumber, formatTime, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { TextButton } from '@ciguawatch/shared/ui/actions/text-button';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { Table } from '@ciguawatch/shared/ui/data/table';
import { NameText } from '@ciguawatch/shared/ui/feedback/name-text';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { archipelagoName } from '../../places/archipelago-name';
import { locationName } from '../../places/names';
import { zoneOf } from '../../places/zone';
import css from './log.module.css';
import { ALERT_STATE_LOOKS, countedText, mealsText, RULE_ICON, windowText } from './say';

interface Props {
  alerts: readonly Alert[];
  /** id of the alert in the drawer */
  open: number | null;
  onOpen: (id: number) => void;
  empty: ReactNode;
}

/** Table of the alert log, one alert per row. */
export const LogTable = observer(function LogTable({ alerts, open, onOpen, empty }: Props) {
  const t = useT('ciguawatch');
  const { code } = language;
  const about = ({ note, observed, rule, counted, backed }: Alert) => {
    if (note) return t('alerts.quoted', { note });
    if (rule === 'large_meal') return counted > 1 || backed ? null : t('alerts.oneReport');
    return t(rule === 'pooled' || rule === 'same_fish' ? 'alerts.raisedAtMeal' : 'alerts.raisedAt', {
      count: observed,
    });
  };
  return (
    <Table
      caption={t('alerts.title')}
      className={css.log}
      rows={alerts}
      rowKey={({ id }) => id}
      isSelected={({ id }) => id === open}
      onRowPress={({ id }) => onOpen(id)}
      empty={empty}
      columns={[
        {
          id: 'state',
          header: t('alerts.stateHead'),
          cell: ({ state, backed }) => (
            <span className={css.state}>
              <Badge {...ALERT_STATE_LOOKS[state]}>{t(`alerts.state_${state}`)}</Badge>
              {state === 'open' && !backed && <small>{t('alerts.notBacked')}</small>}
            </span>
          ),
        },
        {
          id: 'raised',
          header: t('alerts.raised'),
          isRowHeader: true,
          cell: (one) => (
            <span className={css.two}>
              <TextButton
                className={css.link}
                data-alert={one.id}
                aria-label={t('alerts.open', {
                  island: locationName(one.island),
                  window: windowText(t, one, code),
                })}
                aria-current={one.id === open || undefined}
                onPress={() => onOpen(one.id)}
              >
                {formatDate(civilDateOf(Date.parse(one.raised_at), zoneOf(one.island)), 'short', code)}
              </TextButton>
              <small>{formatTime(Date.parse(one.raised_at), zoneOf(one.island), code)}</small>
            </span>
          ),
        },
        {
          id: 'island',
          header: t('alerts.island'),
          cell: ({ island }) => (
            <span className={css.two}>
              <b>
                <NameText>{locationName(island)}</NameText>
              </b>
              <small>{archipelagoName(island)}</small>
            </span>
          ),
        },
        {
          id: 'rule',
          header: t('alerts.ruleHead'),
          cell: (one) => (
            <span className={css.two}>
              <span className={css.rule}>
                <Icon name={RULE_ICON[one.rule]} size={16} />
                {t(`alerts.rule_${one.rule}`)}
              </span>
              <small className={css.below}>{windowText(t, one, code)}</small>
            </span>
          ),
        },
        {
          id: 'seen',
          header: t('alerts.seenHead'),
          cell: (one) => (
            <span className={css.said}>
              {countedText(t, one, code)}
              <small>{mealsText(t, one)}</small>
              <small>{about(one)}</small>
              {isLate(one.told_after) && <small>{t('alerts.toldAfter', { count: one.told_after })}</small>}
            </span>
          ),
        },
        {
          id: 'cases',
          header: t('alerts.cases'),
          numeric: true,
          cell: ({ counted }) => <b>{formatNumber(counted, {}, code)}</b>,
        },
      ]}
    />
  );
});
