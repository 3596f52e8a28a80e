import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { ageLabel } from '@ciguawatch/shared/domain/report/rendering/age-label';
import { formatInstant, formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { Table } from '@ciguawatch/shared/ui/data/table';
import { observer } from 'mobx-react-lite';
import { STATE_TONE } from '../case-list/review/state-tone';

interface Props {
  reports: readonly CaseFull[];
  /** takes a report out of the meal; without it the table only shows */
  onLeave?: (id: number) => void;
  busy?: boolean;
}

/** Reports of a meal: who is described, when it began, and how to take one out. */
export const ReportsTable = observer(function ReportsTable({ reports, onLeave, busy = false }: Props) {
  const t = useT('reviewCard');
  const d = useT('domain');
  const patient = ({ gender, ...ages }: CaseFull) =>
    [gender != null && gender !== 'U' ? d(`gender.${gender}`) : '', ageLabel(ages, { d })]
      .filter(Boolean)
      .join(', ') || t('mealPage.unknown');
  return (
    <Table
      caption={t('mealPage.list')}
      rows={reports}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'case',
          header: t('mealPage.case'),
          isRowHeader: true,
          cell: ({ id }) => (
            <CrossLink to={`/ciguawatch/case/report/${id}`}>{t('card.here', { id: String(id) })}</CrossLink>
          ),
        },
        {
          id: 'state',
          header: t('mealPage.state'),
          cell: ({ review_state, duplicate_of }) => (
            <>
              <Badge tone={STATE_TONE[review_state]}>{d(`review_state.${review_state}`)}</Badge>
              {duplicate_of !== null && ` ${t('mealPage.duplicate', { id: String(duplicate_of) })}`}
            </>
          ),
        },
        { id: 'patient', header: t('mealPage.patient'), cell: patient },
        {
          id: 'onset',
          header: t('mealPage.onset'),
          cell: ({ gsympt_delay: delay }) =>
            delay == null || delay === '1' ? t('mealPage.unknown') : d(`gsympt_delay.${delay}`),
        },
        {
          id: 'all',
          header: t('mealPage.all'),
          numeric: true,
          cell: ({ mass_poisoning_nb: n }) => (n == null ? '' : formatNumber(n)),
        },
        {
          id: 'received',
          header: t('mealPage.received'),
          cell: ({ created_at }) => formatInstant(created_at, undefined, 'short'),
        },
        ...(onLeave
          ? [
              {
                id: 'leave',
                header: '',
                cell: ({ id }: CaseFull) => (
                  <Button
                    size="sm"
                    icon="x"
                    isDisabled={busy}
                    aria-label={t('mealPage.leaveOne', { id: String(id) })}
                    onPress={() => onLeave(id)}
                  >
                    {t('mealPage.leave')}
                  </Button>
                ),
              },
            ]
          : []),
      ]}
    />
  );
});
