import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { observer } from 'mobx-react-lite';
import { useLatestText } from '../../map-and-stats/latest-text';
import css from './filters/stats-filters.module.css';

/**
 * Month of the latest case of the chosen places, and the time as of which the data hold all that was known: that of
 * the last refresh, also when nothing had changed.
 * @param latest null where there is no case, undefined while it is loading
 */
export const DataAge = observer(function DataAge({
  latest,
}: {
  latest: { year: number; month: number } | null | undefined;
}) {
  const t = useT('ciguawatch');
  const text = useLatestText(latest ?? null);
  const { state, refreshedAt } = collections.case;
  // Space is reserved while loading, so that the content below does not move.
  return (
    <p className={css.age}>
      {latest !== undefined && <b>{text}</b>}
      <span>
        {refreshedAt !== null &&
          t(state === 'stale' ? 'map.stale' : 'map.dataOf', { date: formatInstant(refreshedAt) })}
      </span>
    </p>
  );
});
