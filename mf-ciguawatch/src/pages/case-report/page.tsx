import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useParams, useSearchParams } from '@ciguawatch/shared/runtime/navigation/router';
import { Spinner } from '@ciguawatch/shared/ui/art/spinner';
import { lazy, Suspense, useEffect } from 'react';
import { lists } from '../../report/report-lists';
import { NewReport } from './new/new-report';

export { reportTexts as texts } from '../../report-texts';

const BlankForm = lazy(() => import('../blank-form/page'));
const SavedCase = lazy(async () => {
  const [page, { listTexts }] = await Promise.all([
    import('./saved/saved-case'),
    import('../case-list/texts'),
  ]);
  await listTexts;
  return page;
});
const FixReport = lazy(() => import('./new/fix-report'));
const FollowReport = lazy(() => import('./new/follow-report'));
const SentAgain = lazy(() => import('./sent/sent-again'));

/**
 * Routes the report page by its URL: a saved case (`:id`), a queued report (`?outbox=`), a sent one
 * (`?sent=`), a correction (`?corrects=`), another patient of a meal (`?meal=`), the blank form, or a new
 * report.
 */
export default function CaseReportPage() {
  const t = useT('ciguawatch');
  const { id } = useParams();
  const [search] = useSearchParams();
  useEffect(() => lists.load(), []);
  return (
    <>
      {id !== undefined && <title>{t('report.pageTitleCase', { id })}</title>}
      <Suspense fallback={<Spinner size={48} />}>
        <Which id={id ? Number(id) : null} search={search} />
      </Suspense>
    </>
  );
}

function Which({ id, search }: { id: number | null; search: URLSearchParams }) {
  const waiting = search.get('outbox');
  const sent = search.get('sent');
  const corrects = search.get('corrects');
  const meal = search.get('meal');
  if (id !== null) return <SavedCase key={id} id={id} />;
  if (search.get('mode') === 'blank') return <BlankForm />;
  if (waiting !== null) return <FixReport key={waiting} uuid={waiting} />;
  if (sent !== null) return <SentAgain key={sent} uuid={sent} />;
  if (corrects !== null) return <FollowReport key={corrects} uuid={corrects} following="corrects" />;
  if (meal !== null) return <FollowReport key={meal} uuid={meal} following="same_meal_as" />;
  return <NewReport />;
}
