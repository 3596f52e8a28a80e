import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { ReportPaper } from '../document/report-paper';
import type { SentNextProps } from './sent-next';

/**
 * Loads the code of the report document and of the next steps; called while the form is filled in, so both
 * work offline after sending.
 */
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

/** What the reporter can do after sending; empty when its code cannot be loaded, for instance offline. */
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

/** The document of a queued or sent report, to save or print. */
export function SentPaper(props: ComponentProps<typeof ReportPaper>) {
  return (
    <Suspense fallback={null}>
      <Paper {...props} />
    </Suspense>
  );
}

/** Shown when the code of the document cannot be loaded; the report itself is stored regardless. */
function NoPaper(_props: ComponentProps<typeof ReportPaper>) {
  const t = useT('ciguawatch');
  return <Banner tone="plain">{t('reportPdf.later')}</Banner>;
}
