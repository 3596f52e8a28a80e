import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { observer } from 'mobx-react-lite';
import { useLatestText } from '../../map-and-stats/latest-text';
import css from './filters/stats-filters.module.css';

/** The latest case of these places and when the data were last fetched: figures are as old as both. */
export const DataAge = observer(function DataAge({
  latest,
}: {
  latest: { year: number; month: number } | null | undefined;
}) {
  const t = useT('ciguawatch');
  const text = useLatestText(latest ?? null);
  const { state, refreshedAt } = collections.case;
  // Its room is kept until it is known: what stands below does not move.
  return (
    <p className={css.age}>
      {latest !== undefined && <b>{text}</b>}
      <span>
        {refreshedAt !== null &&
          t(state === 'stale' ? 'map.stale' : 'map.synced', { date: formatInstant(refreshedAt) })}
      </span>
    </p>
  );
});
