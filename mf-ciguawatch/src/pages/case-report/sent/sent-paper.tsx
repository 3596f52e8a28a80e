import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { ReportPaper } from '../document/report-paper';
import type { SentNextProps } from './sent-next';

/** Fetches the document of a report. Asked for while the form is filled, so that it is there without a network. */
export const fetchPaper = () => {
  fetchNext().catch(() => undefined);
  return import('../document/report-paper');
};

const fetchNext = () => import('./sent-next');

const Next = lazy<ComponentType<SentNextProps>>(() =>
  fetchNext().then(
    (found) => ({ default: found.SentNext }),
    () => ({ default: Nothing }),
  ),
);

/** What a reporter may do after sending; nothing where the network went before its code came. */
export function Following(props: SentNextProps) {
  return (
    <Suspense fallback={null}>
      <Next {...props} />
    </Suspense>
  );
}

function Nothing(_props: SentNextProps) {
  return null;
}

const Paper = lazy(() =>
  fetchPaper().then(
    (found) => ({ default: found.ReportPaper }),
    () => ({ default: NoPaper }),
  ),
);

/** The document of a report that was handed over. */
export function SentPaper(props: ComponentProps<typeof ReportPaper>) {
  return (
    <Suspense fallback={null}>
      <Paper {...props} />
    </Suspense>
  );
}

/** The network went before the document came; the report itself is kept all the same. */
function NoPaper(_props: ComponentProps<typeof ReportPaper>) {
  const t = useT('ciguawatch');
  return <Banner tone="plain">{t('reportPdf.later')}</Banner>;
}
