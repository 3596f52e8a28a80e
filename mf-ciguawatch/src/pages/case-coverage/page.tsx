import { ApiError } from '@ciguawatch/shared/runtime/http/call';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useSearchParams } from '@ciguawatch/shared/runtime/navigation/router';
import { config } from '@ciguawatch/shared/runtime/page/config';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { EmptyState, ErrorState, OfflineState } from '@ciguawatch/shared/ui/feedback/states';
import { ListHead, ListPage } from '@ciguawatch/shared/ui/layout/list-page';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CoverageBoard } from './coverage-board';
import { type CoverageFilter, coverageIn, Filters } from './filters';
import css from './page.module.css';
import { lastSeenYear } from './rows';
import { useCoverage } from './use-coverage';

export { coverageTexts as texts } from './texts';

interface FailedProps {
  failed: unknown;
  onRetry: () => void;
}

function Failed({ failed, onRetry }: FailedProps) {
  const t = useT('coverageTable');
  if (failed instanceof ApiError && failed.code === 'network')
    return <OfflineState action={<Button onPress={onRetry}>{t('coverage.again')}</Button>} />;
  return <ErrorState title={t('coverage.failed')} detail={errorText(failed)} onRetry={onRetry} />;
}

/** Coverage table of one of the countries that the editor manages. */
const CountryMonths = observer(function CountryMonths({ home }: { home: number }) {
  const t = useT('coverageTable');
  const [params] = useSearchParams();
  // A link to the page may choose, as the one after an import of a case list does.
  const [chosen, ask] = useState(() => coverageIn(params));
  const managed = session.user?.profile.manage_countries ?? [];
  const country = chosen.country !== null && managed.includes(chosen.country) ? chosen.country : home;
  const { shown, failed, again, busy, mark, undo } = useCoverage(country);
  const { year: current } = homeMonth();
  const asked: CoverageFilter = {
    ...chosen,
    country,
    year: chosen.year ?? lastSeenYear(shown, chosen.source, current),
  };
  useEffect(() => void collections.location.ensure(), []);
  const isReady = shown !== null && collections.location.all().length > 0;
  return (
    <>
      <Filters
        shown={asked}
        onChange={(part) => ask((before) => ({ ...before, ...part }))}
        busy={busy}
        onUndo={undo}
      />
      {!connectivity.online && isReady && <Banner tone="caution">{t('coverage.offline')}</Banner>}
      {failed !== null && !shown && <Failed failed={failed} onRetry={again} />}
      {!isReady && failed === null && (
        <Loading label={t('coverage.loading')}>
          <Skeleton height={320} />
        </Loading>
      )}
      {isReady && <CoverageBoard coverage={shown} asked={asked} busy={busy} onMark={mark} />}
    </>
  );
});

/** `/ciguawatch/case/coverage`: editors mark the islands and months for which a source had no data. */
export default observer(function CaseCoveragePage() {
  const t = useT('coverageTable');
  const managed = session.user?.profile.manage_countries ?? [];
  const home = managed.includes(config.country) ? config.country : managed[0];
  return (
    <ListPage className={css.page}>
      <title>{t('coverage.title')}</title>
      <ListHead title={t('coverage.title')} lead={t('coverage.lead')} />
      {home === undefined ? (
        <EmptyState title={t('coverage.noCountry')} reason={t('coverage.noCountryText')} />
      ) : (
        <CountryMonths home={home} />
      )}
    </ListPage>
  );
});
