import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { observer } from 'mobx-react-lite';
import { useLatestText } from '../../../map-and-stats/latest-text';
import { cases } from '../../../public-cases/cases';
import { useQuery } from '../../../public-cases/cases-use';
import css from '../page.module.css';

/**
 * When the latest case was, when the cases shown were last brought up to date, and whether the latest
 * try failed: a copy of today may hold nothing of this year.
 */
export const DataAge = observer(function DataAge() {
  const t = useT('ciguawatch');
  const found = useQuery('latestMonth', cases.loaded ? {} : null, cases.version);
  const latest = useLatestText(found?.latest ?? null);
  const { state, refreshedAt } = collections.case;
  const data = state === 'stale' ? 'map.stale' : 'map.dataOf';
  // Said as a whole, in a room that is kept for it: what stands around it does not move.
  return (
    <p className={css.age}>
      {found && refreshedAt !== null && `${latest}. ${t(data, { date: formatInstant(refreshedAt) })}`}
    </p>
  );
});
