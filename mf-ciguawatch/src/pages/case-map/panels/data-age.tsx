import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { observer } from 'mobx-react-lite';
import css from '../page.module.css';

/** When the cases shown were last brought up to date, and whether the latest try failed. */
export const DataAge = observer(function DataAge() {
  const t = useT('ciguawatch');
  const { state, refreshedAt } = collections.case;
  if (refreshedAt === null) return null;
  const date = formatInstant(refreshedAt);
  return <p className={css.age}>{t(state === 'stale' ? 'map.stale' : 'map.dataOf', { date })}</p>;
});
