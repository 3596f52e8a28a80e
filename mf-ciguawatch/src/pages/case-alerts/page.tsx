import { listAlerts } from '@ciguawatch/shared/api/calls/alerts';
import type { AlertPage } from '@ciguawatch/shared/api/schemas/alert';
import { emptyFileText } from '@ciguawatch/shared/domain/text/files/empty-file';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatNumber, language, readerLanguages, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { useAddressFields } from '@ciguawatch/shared/runtime/navigation/use-address';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { EmptyState, ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { ListPage, Pager } from '@ciguawatch/shared/ui/layout/list-page';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FishNotes } from '../../fish-notes/fish-notes';
import { AlertNews } from './alert-news';
import { alertFields, filterOf } from './choice';
import { AlertDrawer } from './drawer/alert-drawer';
import { Filters } from './filters';
import { keyAction } from './key-action';
import { LogTable } from './log-table';
import css from './page.module.css';
import { ReplayCard } from './replay/replay-card';
import { saveLog } from './save-log';
import { Silences } from './silences/silences';
import { Views } from './views';

export { alertTexts as texts } from './texts';

/** `/ciguawatch/case/alerts`: log of the alerts that the rules raised, where editors verify or discard them. */
export default observer(function CaseAlertsPage() {
  const t = useT('ciguawatch');
  const { code } = language;
  const [choice, change] = useAddressFields(alertFields);
  const { data, failed, again, put } = useAnswer(listAlerts, filterOf(choice));
  const { busy: saving, once } = useBusy();
  const [version, setVersion] = useState(0);
  const [news, setNews] = useState(0);
  const decide = useRef<((state: 'verified' | 'discarded') => void) | null>(null);
  useEffect(() => {
    for (const kind of ['location', 'specie', 'phenotype'] as const) void collections[kind].ensure();
  }, []);

  const open = (alert: number | null) => {
    decide.current = null;
    change({ alert });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = keyAction(event, data?.results.map(({ id }) => id) ?? [], choice.alert);
    if (!action) return;
    event.preventDefault();
    if (action.do === 'open') open(action.id);
    else decide.current?.(action.state);
  };
  /** Shows what others did, in the log, above it and in the open alert. */
  const showNews = (page: AlertPage) => {
    put(page);
    setVersion((at) => at + 1);
    setNews((at) => at + 1);
  };
  const save = () =>
    once(async () => {
      try {
        const saved = await saveLog(filterOf(choice), t);
        if (saved === 0) toasts.warning(emptyFileText(readerLanguages()));
      } catch (thrown) {
        const text = errorText(thrown);
        if (text) toasts.error(t('alerts.failed'), text);
      }
    });
  const total = data ? data.states.open + data.states.verified + data.states.discarded : 0;
  const narrowed = choice.state || choice.rule || choice.island || choice.year || choice.note;
  const from = data ? (data.page - 1) * data.page_size : 0;
  const number = (value: number) => formatNumber(value, {}, code);
  return (
    <ListPage isBeside={choice.alert !== null} className={css.page} onKeyDown={onKeyDown}>
      <header className={css.head}>
        <h1>{t('alerts.title')}</h1>
        <span className={css.help}>
          {data && `${t('alerts.toVerify', { count: data.states.open })}. `}
          {t('alerts.rules')} <CrossLink to="/ciguawatch/methods">{t('alerts.how')}</CrossLink>
        </span>
        <Button size="sm" icon="download" busy={saving} onPress={() => void save()}>
          {t('alerts.export')}
        </Button>
      </header>
      <Views state={choice.state} page={data} onChange={(state) => change({ state })}>
        {data && <AlertNews filter={filterOf(choice)} shown={data} onShow={showNews} />}
      </Views>
      <Silences />
      <ReplayCard version={version} />
      <Filters choice={choice} page={data} onChange={change} />
      {failed !== null && <ErrorState title={t('alerts.error')} onRetry={again} />}
      {!data && failed === null && (
        <Loading label={t('alerts.loading')}>
          <Skeleton height={320} />
        </Loading>
      )}
      {data && (
        <>
          <p className={css.help}>{t('alerts.keys')}</p>
          <LogTable
            alerts={data.results}
            open={choice.alert}
            onOpen={open}
            empty={
              <EmptyState
                title={t(total === 0 && !narrowed ? 'alerts.noneYet' : 'alerts.none')}
                {...(!narrowed && { reason: t('alerts.noneYetHelp') })}
                {...(narrowed && {
                  action: (
                    <Button
                      onPress={() => change({ state: null, rule: null, island: null, year: null, note: '' })}
                    >
                      {t('alerts.clear')}
                    </Button>
                  ),
                })}
              />
            }
          />
          {data.count > data.page_size && (
            <Pager
              text={t('alerts.page', {
                from: number(from + 1),
                to: number(from + data.results.length),
                count: number(data.count),
              })}
              previous={t('alerts.previousPage')}
              next={t('alerts.nextPage')}
              page={data.page}
              isLast={from + data.results.length >= data.count}
              onPage={(page) => change({ page })}
            />
          )}
        </>
      )}
      <FishNotes />
      {choice.alert !== null && (
        <AlertDrawer
          id={choice.alert}
          version={news}
          onClose={() => open(null)}
          onOpen={open}
          onDecided={() => {
            again();
            setVersion((at) => at + 1);
          }}
          onReady={(ready) => {
            decide.current = ready;
          }}
        />
      )}
    </ListPage>
  );
});
