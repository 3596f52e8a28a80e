import {
  demandPassword,
  endUserSessions,
  eraseUser,
  exportUser,
} from '@ciguawatch/shared/api/calls/accounts/managed';
import type { Account } from '@ciguawatch/shared/api/schemas/accounts/account';
import { download } from '@ciguawatch/shared/runtime/download/download';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { personName } from '../../people/person';
import { FailedMails } from './failed-mails';
import css from './page.module.css';

/** Acts that are asked about before they are done. */
type Act = 'endSessions' | 'demandPassword' | 'erase';

/** What a manager does for the safety of an account and for the data of its person. */
export const AccountCare = observer(function AccountCare({ account }: { account: Account }) {
  const t = useT('users');
  const [asked, setAsked] = useState<Act | null>(null);
  const { busy, once } = useBusy();
  const params = { id: account.id };
  const tell = (text: string) => toasts.success(text, undefined, undefined, `care ${account.id}`);

  const acts: Record<Act, () => Promise<void>> = {
    endSessions: async () => {
      const { ended } = await call(endUserSessions, { params });
      tell(t('user.sessionsEnded', { count: ended }));
    },
    demandPassword: async () => {
      await call(demandPassword, { params });
      tell(t('user.passwordDemanded', { email: account.email }));
    },
    erase: async () => {
      await call(eraseUser, { params, body: { erase: true } });
      tell(t('user.erased'));
      go('/global/users', { replace: true, force: true });
    },
  };
  const attempt = (work: () => Promise<void>) =>
    once(async () => {
      try {
        await work();
      } catch (thrown) {
        const text = errorText(thrown);
        if (text) toasts.error(t('user.careFailed'), text, `care ${account.id}`);
      } finally {
        setAsked(null);
      }
    });
  const save = async () => {
    const { blob } = await download(exportUser, { params });
    saveFile(`${t('user.exportFile')}-${account.id}.json`, blob);
  };
  return (
    <Card title={t('user.careTitle')}>
      {account.editable && (
        <div className={css.standing}>
          {account.state === 'active' && (
            <>
              <Button size="sm" icon="log-out" onPress={() => setAsked('endSessions')}>
                {t('user.endSessions')}
              </Button>
              <Button size="sm" icon="key-round" onPress={() => setAsked('demandPassword')}>
                {t('user.demandPassword')}
              </Button>
            </>
          )}
          <Button size="sm" icon="download" busy={busy} onPress={() => void attempt(save)}>
            {t('user.exportData')}
          </Button>
          {account.state === 'inactive' && (
            <Button size="sm" variant="dangerOutline" icon="trash" onPress={() => setAsked('erase')}>
              {t('user.erase')}
            </Button>
          )}
        </div>
      )}
      <FailedMails id={account.id} />
      {asked && (
        <ConfirmDialog
          isOpen
          danger
          busy={busy}
          title={t(`user.${asked}Title`, { name: personName(account) })}
          body={t(`user.${asked}Text`)}
          confirmLabel={t(`user.${asked}`)}
          onConfirm={() => void attempt(acts[asked])}
          onCancel={() => setAsked(null)}
        />
      )}
    </Card>
  );
});
