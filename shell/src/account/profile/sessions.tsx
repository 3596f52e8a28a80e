import {
  endOneSession,
  endOtherSessions,
  listSessions,
} from '@ciguawatch/shared/api/calls/accounts/sessions';
import type { OpenSession } from '@ciguawatch/shared/api/schemas/accounts/account';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatInstant, type Translate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { startLogout } from '../start-logout';
import css from './profile.module.css';
import { ProfileSection } from './profile-section';

function deviceText({ browser, system }: OpenSession, t: Translate): string {
  if (browser && system) return t('sessions.on', { browser, system });
  return browser ?? system ?? t('sessions.unknown');
}

/** Open logins of the account; each can be ended, or all others at once. */
export const Sessions = observer(function Sessions() {
  const t = useT('profile');
  const [all, setAll] = useState<OpenSession[] | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [asking, setAsking] = useState(false);
  const [ending, setEnding] = useState<string | null>(null);
  const { once } = useBusy();
  const load = useCallback(() => {
    setFailed(null);
    call(listSessions, { params: undefined }).then(setAll, setFailed);
  }, []);
  useEffect(load, [load]);

  const end = (which: string, work: () => Promise<number>) =>
    once(async () => {
      setEnding(which);
      try {
        toasts.success(t('sessions.ended', { count: await work() }), undefined, undefined, 'sessions');
        load();
      } catch (thrown) {
        const text = errorText(thrown);
        if (text) toasts.error(t('sessions.endFailed'), text, 'sessions');
      } finally {
        setEnding(null);
        setAsking(false);
      }
    });
  const endOne = (id: string) =>
    end(id, async () => {
      await call(endOneSession, { params: { id } });
      return 1;
    });
  return (
    <ProfileSection title={t('sessions.title')} help={t('sessions.logoutText')}>
      <p className={css.help}>{t('sessions.help')}</p>
      {failed !== null && !all && (
        <ErrorState title={t('sessions.failed')} detail={errorText(failed)} onRetry={load} />
      )}
      {!all && failed === null && (
        <Loading label={t('sessions.loading')}>
          <Skeleton height={96} />
        </Loading>
      )}
      {all && (
        <ul className={css.sessions}>
          {all.map((one) => (
            <li key={one.id} className={css.session}>
              <div>
                <b>{deviceText(one, t)}</b> {one.current && <Badge tone="reef">{t('sessions.this')}</Badge>}
                <p className={css.help}>
                  {t('sessions.used', { date: formatInstant(one.last_used_at, undefined, 'medium') })}
                </p>
                <p className={css.help}>
                  {t('sessions.started', { date: formatInstant(one.started_at, undefined, 'medium') })}
                </p>
              </div>
              {!one.current && (
                <Button
                  size="sm"
                  busy={ending === one.id}
                  aria-label={t('sessions.endOf', {
                    device: deviceText(one, t),
                    date: formatInstant(one.started_at, undefined, 'medium'),
                  })}
                  onPress={() => void endOne(one.id)}
                >
                  {t('sessions.end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={css.buttons}>
        <Button icon="log-out" onPress={startLogout}>
          {t('sessions.logout')}
        </Button>
        {all && all.length > 1 && (
          <Button variant="dangerOutline" onPress={() => setAsking(true)}>
            {t('sessions.endOthers')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={asking}
        danger
        busy={ending === 'others'}
        title={t('sessions.endOthersTitle')}
        body={t('sessions.endOthersText')}
        confirmLabel={t('sessions.endOthers')}
        onConfirm={() =>
          void end('others', async () => (await call(endOtherSessions, { params: undefined })).ended)
        }
        onCancel={() => setAsking(false)}
      />
    </ProfileSection>
  );
});
