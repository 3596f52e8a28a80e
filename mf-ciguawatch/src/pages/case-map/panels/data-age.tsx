import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { observer } from 'mobx-react-lite';
import { useLatestText } from '../../../map-and-stats/latest-text';
import { cases } from '../../../public-cases/cases';
import { useQuery } from '../../../public-cases/cases-use';
import css from '../page.module.css';

/**
 * Month of the latest case, and the time of the last successful refresh: data as of today may hold no
 * case of this year.
 */
export const DataAge = observer(function DataAge() {
  const t = useT('ciguawatch');
  const found = useQuery('latestMonth', cases.loaded ? {} : null, cases.version);
  const latest = useLatestText(found?.latest ?? null);
  const { state, refreshedAt } = collections.case;
  const data = state === 'stale' ? 'map.stale' : 'map.dataOf';
  // Rendered only when complete, into reserved space, so that nothing around it moves.
  return (
    <p className={css.age}>
      {found && refreshedAt !== null && `${latest}. ${t(data, { date: formatInstant(refreshedAt) })}`}
    </p>
  );
});
