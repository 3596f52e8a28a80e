import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Spinner } from '@ciguawatch/shared/ui/art/spinner';
import { EmptyState, ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { keyOf, nameOf } from '../../algae/sampling';
import { tracking } from '../../algae/tracking';
import { SAMPLING_LIST_PATH, SamplingForm } from './sampling-form';
import { valuesOf } from './values';

/** Form of the sampling that contains the row with this id. */
export const StoredSampling = observer(function StoredSampling({ id }: { id: number }) {
  const t = useT('algae');
  const row = tracking.get(id);
  const rows = row ? tracking.all().filter((one) => keyOf(one) === keyOf(row)) : [];
  if (rows.length > 0) return <Editing rows={rows} />;
  if (tracking.state === 'error')
    return <ErrorState title={t('list.failed')} onRetry={() => void tracking.refresh()} />;
  if (tracking.state !== 'ready') return <Spinner size={48} />;
  return (
    <EmptyState
      title={t('form.gone')}
      reason={t('form.goneText')}
      action={<CrossLink to={SAMPLING_LIST_PATH}>{t('form.toList')}</CrossLink>}
    />
  );
});

function Editing({ rows }: { rows: readonly Tracking[] }) {
  const t = useT('algae');
  // The rows are kept as they were when the form opened, even if the list is refreshed meanwhile.
  const [base, setBase] = useState(rows);
  const [start] = useState(() => ({ values: valuesOf(rows), draftOf: null }));
  const first = base[0] as Tracking;
  return (
    <SamplingForm
      start={start}
      base={base}
      draftName={`algae:edit:${first.id}`}
      title={t('form.titleEdit', { code: nameOf(first) || first.id })}
      onFresh={() => undefined}
      onRebase={(newer) => {
        const now = new Map(newer.map((row) => [row.id, row]));
        setBase(base.map((row) => now.get(row.id) ?? row).filter((row) => row.deleted_at === null));
      }}
    />
  );
}
