import { listCaseAnchors } from '@ciguawatch/shared/api/calls/case-list';
import { COUNT_STATUSES, firstShownYear } from '@ciguawatch/shared/domain/review/count-status';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Link } from '@ciguawatch/shared/runtime/navigation/router';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { addressOf, type CaseListQuery, withFilter } from '../../../case-filter/query-address';
import { listParams } from '../store/list-rows';
import css from './screen.module.css';

/** Filter for cases that the default statistics leave out. */
const LEFT_OUT = COUNT_STATUSES.filter((counting) => counting !== 'counted').join(',');

interface Props {
  query: CaseListQuery;
  /** number of listed cases; null until known. Of an empty list nothing is said. */
  total: number | null;
  /** the cases are counted again when it changes */
  version: unknown;
  /** called before the link lists the cases left out; shows the column that gives the reason */
  onShow: () => void;
}

/**
 * Number of listed cases that the default statistics leave out, linked to a list of them: it explains why list
 * and statistics differ. Hidden for deleted cases and when the list is already filtered by it.
 */
export const Uncounted = observer(function Uncounted({ query, total, version, onShow }: Props) {
  const t = useT('caseList');
  const [count, setCount] = useState<number | null>(null);
  const isAsked = !query.deleted && query.filter.counting === undefined;
  const left = { ...query, filter: withFilter(query.filter, 'counting', LEFT_OUT) };
  const asked = JSON.stringify(listParams(left));
  useEffect(() => {
    setCount(null);
    if (!isAsked) return;
    const control = new AbortController();
    const params = { ...(JSON.parse(asked) as ReturnType<typeof listParams>), every: 500 };
    call(listCaseAnchors, { params, signal: control.signal }).then(
      (answer) => setCount(answer.count),
      // The list itself reports the failure.
      () => undefined,
    );
    return () => control.abort();
  }, [asked, isAsked, version]);
  if (count === null || total === null || total === 0) return null;
  const { year: to } = homeMonth();
  const said = total > 1 ? 'head.uncounted' : count > 0 ? 'head.oneOut' : 'head.oneIn';
  return (
    <span className={css.count} role="status">
      {t(said, { count, from: String(firstShownYear(to)), to: String(to) })}{' '}
      {count > 0 && (
        <Link to={{ search: addressOf(left).toString() }} onClick={onShow}>
          {t('head.uncountedShow', { count })}
        </Link>
      )}
    </span>
  );
});
