import { auditLog, exportAudit } from '@ciguawatch/shared/api/calls/audit';
import { emptyFileText } from '@ciguawatch/shared/domain/text/files/empty-file';
import { download } from '@ciguawatch/shared/runtime/download/download';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatNumber, language, readerLanguages, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useAddressFields } from '@ciguawatch/shared/runtime/navigation/use-address';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { EmptyState, ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { ListHead, ListPage, Pager } from '@ciguawatch/shared/ui/layout/list-page';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { AuditDrawer } from './audit-drawer';
import { AuditTable } from './audit-table';
import { auditFields, filterOf, isNarrowed, NO_CHOICE } from './choice';
import { Filters } from './filters';
import css from './page.module.css';

export { auditTexts as texts } from './texts';

/** `/global/audit`: who changed what, for the kinds of objects that the person's roles manage. */
export default observer(function AuditPage() {
  const t = useT('audit');
  const [choice, change] = useAddressFields(auditFields);
  const { data, failed, again } = useAnswer(auditLog, { ...filterOf(choice), page: String(choice.page) });
  const { busy: saving, once } = useBusy();
  useEffect(() => void collections.location.ensure(), []);

  const save = () =>
    once(async () => {
      try {
        const { blob, header } = await download(exportAudit, { params: undefined, body: filterOf(choice) });
        if (header('x-count') === '0') toasts.warning(emptyFileText(readerLanguages()));
        else saveFile(`audit-${clock.today()}.csv`, blob);
      } catch (thrown) {
        const text = errorText(thrown);
        if (text) toasts.error(t('audit.exportFailed'), text);
      }
    });
  const narrowed = isNarrowed(choice);
  const lines = data?.results ?? [];
  const open = lines.find(({ id }) => id === choice.line) ?? null;
  const before = data ? (data.page - 1) * data.page_size : 0;
  const number = (value: number) => formatNumber(value, {}, language.code);
  return (
    <ListPage isBeside={Boolean(open)}>
      <ListHead title={t('audit.title')} lead={t('audit.lead')}>
        <Button size="sm" icon="download" busy={saving} onPress={() => void save()}>
          {t('audit.export')}
        </Button>
      </ListHead>
      <Filters choice={choice} page={data} onChange={change} />
      {failed !== null && !data && (
        <ErrorState title={t('audit.failed')} detail={errorText(failed)} onRetry={again} />
      )}
      {!data && failed === null && (
        <Loading label={t('audit.loading')}>
          <Skeleton height={420} />
        </Loading>
      )}
      {data && (
        <>
          <p className={css.help} role="status">
            {t('audit.count', { count: data.count })}
          </p>
          <AuditTable
            lines={lines}
            open={open?.id ?? null}
            onOpen={(line) => change({ line })}
            empty={
              <EmptyState
                title={t(narrowed ? 'audit.none' : 'audit.noneYet')}
                {...(narrowed && {
                  reason: t('audit.noneWhy'),
                  action: <Button onPress={() => change(NO_CHOICE)}>{t('audit.clear')}</Button>,
                })}
              />
            }
          />
          {data.count > data.page_size && (
            <Pager
              text={t('audit.page', {
                from: number(before + 1),
                to: number(before + lines.length),
                count: number(data.count),
              })}
              previous={t('audit.previous')}
              next={t('audit.next')}
              page={data.page}
              isLast={before + lines.length >= data.count}
              onPage={(page) => change({ page, line: null })}
            />
          )}
        </>
      )}
      {open && (
        <AuditDrawer
          key={open.id}
          line={open}
          neighbours={lines.map(({ id }) => id)}
          onOpen={(line) => change({ line })}
          onClose={() => change({ line: null })}
        />
      )}
    </ListPage>
  );
});
