import { PERSON_TEXT_MAX } from '@ciguawatch/shared/api/schemas/person';
import { ApiError } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { EmptyState, ErrorState, OfflineState } from '@ciguawatch/shared/ui/feedback/states';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { ListHead, ListPage } from '@ciguawatch/shared/ui/layout/list-page';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useState } from 'react';
import { FoundList } from './found-list';
import css from './page.module.css';
import { ReceiptBanner } from './receipt-banner';
import { useDesk } from './use-desk';

export { rightsTexts as texts } from './texts';

const isOffline = (thrown: unknown): boolean => thrown instanceof ApiError && thrown.code === 'network';

/**
 * `/ciguawatch/case/rights`: finds, exports and erases personal data. The search text is sent in a request
 * body, because in the URL it would appear in the browser history and in server logs.
 */
export default observer(function RightsDeskPage() {
  const t = useT('rightsDesk');
  const desk = useDesk();
  const [text, setText] = useState('');
  useEffect(() => void collections.location.ensure(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void desk.find(text);
  };
  const { found, failed, searching, receipt } = desk;
  return (
    <ListPage className={css.page}>
      <title>{t('rights.title')}</title>
      <ListHead title={t('rights.title')} lead={t('rights.lead')} />
      <form className={css.search} onSubmit={send} autoComplete="off">
        <TextField
          label={t('rights.label')}
          help={t('rights.help')}
          value={text}
          onChange={(next) => {
            setText(next);
            desk.retype();
          }}
          maxLength={PERSON_TEXT_MAX}
          autoComplete="off"
          spellCheck={false}
          error={desk.fault}
        />
        <Button type="submit" variant="primary" icon="search" busy={searching}>
          {t('rights.find')}
        </Button>
      </form>
      {receipt && <ReceiptBanner receipt={receipt} />}
      {searching && (
        <Loading label={t('rights.loading')}>
          <Skeleton height={220} />
        </Loading>
      )}
      {failed !== null && isOffline(failed) && (
        <OfflineState action={<Button onPress={() => void desk.find(text)}>{t('rights.find')}</Button>} />
      )}
      {failed !== null && !isOffline(failed) && (
        <ErrorState
          title={t('rights.failed')}
          detail={errorText(failed)}
          onRetry={() => void desk.find(text)}
        />
      )}
      {!found && !searching && failed === null && (
        <EmptyState title={t('rights.start')} reason={t('rights.startText')} />
      )}
      {found && desk.subjects.length === 0 && !receipt && (
        <EmptyState title={t('rights.none')} reason={t('rights.noneText')} />
      )}
      {found && desk.subjects.length > 0 && <FoundList desk={desk} found={found} />}
    </ListPage>
  );
});
