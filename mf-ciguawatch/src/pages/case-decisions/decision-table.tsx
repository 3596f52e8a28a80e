import type { Decision } from '@ciguawatch/shared/api/schemas/desk/decision';
import {
  formatDate,
  formatInstant,
  formatNumber,
  formatTime,
  language,
  useT,
} from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { type Column, Table } from '@ciguawatch/shared/ui/data/table';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { decidedText } from '../../decisions/decision-words';
import { About } from './about';
import { byDay } from './by-day';
import css from './page.module.css';
import { Reason } from './reason';

interface Props {
  decisions: readonly Decision[];
  /** whether an undo is running */
  isBusy: boolean;
  onUndo: (decision: Decision) => void;
  empty: ReactNode;
}

/** Decisions as tables, one for each day, the latest first. */
export const DecisionTable = observer(function DecisionTable({ decisions, isBusy, onUndo, empty }: Props) {
  const t = useT('decisions');
  useT('domain');
  if (decisions.length === 0) return empty;
  const columns: Column<Decision>[] = [
    {
      id: 'at',
      header: t('column.at'),
      isRowHeader: true,
      cell: ({ at }) => <span className={css.time}>{formatTime(Date.parse(at))}</span>,
    },
    { id: 'what', header: t('column.what'), cell: (one) => <b>{decidedText(one)}</b> },
    {
      id: 'count',
      header: t('column.count'),
      numeric: true,
      cell: ({ count, cases }) => (cases.length > 0 ? formatNumber(count, {}, language.code) : ''),
    },
    { id: 'about', header: t('column.about'), cell: (one) => <About decision={one} /> },
    { id: 'reason', header: t('column.reason'), cell: ({ reason }) => <Reason reason={reason} /> },
    { id: 'who', header: t('column.who'), cell: ({ user }) => user?.name ?? t('about.removed') },
    {
      id: 'undo',
      header: t('column.undo'),
      cell: (one) => <Undo decision={one} isBusy={isBusy} onUndo={() => onUndo(one)} />,
    },
  ];
  return byDay(decisions).map(({ day, decisions: ofDay }) => (
    <section key={day} className={css.day}>
      <h2>{formatDate(day, 'long', language.code)}</h2>
      <Table
        caption={formatDate(day, 'long', language.code)}
        columns={columns}
        rows={ofDay}
        rowKey={({ id }) => id}
      />
    </section>
  ));
});

interface UndoProps {
  decision: Decision;
  isBusy: boolean;
  onUndo: () => void;
}

/** The button that undoes a decision, or why there is none. */
const Undo = observer(function Undo({ decision, isBusy, onUndo }: UndoProps) {
  const t = useT('decisions');
  const { at, undone, undone_at, undone_by, until, count } = decision;
  const partly = undone > 0 && undone < count && t('line.partly', { count: undone });
  if (undone_at !== null)
    return (
      <span className={css.quiet}>
        {t('line.undone', {
          name: undone_by?.name ?? t('about.removed'),
          when: formatInstant(undone_at, undefined, 'short'),
        })}
        {partly && <small>{partly}</small>}
      </span>
    );
  if (Date.parse(until) <= clock.now()) return <span className={css.quiet}>{t('line.over')}</span>;
  const when = formatInstant(at, undefined, 'short');
  return (
    <span className={css.undo}>
      <Button
        size="sm"
        icon="undo"
        isDisabled={isBusy}
        aria-label={t('line.undoOne', { what: decidedText(decision), when })}
        onPress={onUndo}
      >
        {t('line.undo')}
      </Button>
      <small>{partly || t('line.until', { when: formatInstant(until, undefined, 'short') })}</small>
    </span>
  );
});
