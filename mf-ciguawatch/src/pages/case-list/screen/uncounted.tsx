import { listCaseAnchors } from '@ciguawatch/shared/api/calls/case-list';
import { COUNTINGS, firstShownYear } from '@ciguawatch/shared/domain/review/counting';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Link } from '@ciguawatch/shared/runtime/navigation/router';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { addressOf, type CaseListQuery, withFilter } from '../filters/query-address';
import { listParams } from '../store/list-rows';
import css from './screen.module.css';

/** Cases that the figures leave out until a year is chosen, or for good. */
const LEFT_OUT = COUNTINGS.filter((counting) => counting !== 'counted').join(',');

interface Props {
  query: CaseListQuery;
  /** counted again when it changes */
  version: unknown;
  /** the rows left out are about to be shown, and why shall stand in them */
  onShow: () => void;
}

/**
 * How many of the listed cases are not in the figures that the statistics show at first, and the way to them: without it
 * a list and the figures of the same cases seem to contradict each other. Nothing where the list is filtered by that
 * already, or of deleted cases.
 */
export const Uncounted = observer(function Uncounted({ query, version, onShow }: Props) {
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
      // The list itself says what cannot be read.
      () => undefined,
    );
    return () => control.abort();
  }, [asked, isAsked, version]);
  if (count === null) return null;
  const { year: to } = homeMonth();
  return (
    <span className={css.count} role="status">
      {t('head.uncounted', { count, from: String(firstShownYear(to)), to: String(to) })}{' '}
      {count > 0 && (
        <Link to={{ search: addressOf(left).toString() }} onClick={onShow}>
          {t('head.uncountedShow')}
        </Link>
      )}
    </span>
  );
});
