import { resetFactors } from '@ciguawatch/shared/api/calls/accounts/factors';
import { patchUser, sendUserLink } from '@ciguawatch/shared/api/calls/accounts/users';
import type { Account } from '@ciguawatch/shared/api/schemas/accounts/account';
import { ApiError, call, change } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { personName } from '../../people/person';
import css from './page.module.css';

interface Props {
  account: Account;
  onChange: (account: Account) => void;
}

/** State of an account, with a manager's actions: invite again, close, reopen. */
export const AccountStanding = observer(function AccountStanding({ account, onChange }: Props) {
  const t = useT('users');
  const [asking, setAsking] = useState(false);
  const [resetting, setResetting] = useState(false);
  const { busy, once } = useBusy();
  const own = session.user?.id === account.id;
  /** names the act and the account that toasts are about */
  const about = (act: string) => `${act} ${account.id}`;

  const attempt = (work: () => Promise<void>, failed: string) =>
    once(async () => {
      try {
        await work();
      } catch (thrown) {
        const text = errorText(thrown);
        if (text) toasts.error(t(failed), text, about(failed));
        // The account was changed by somebody else: the page shows its current state before asking again.
        if (thrown instanceof ApiError && thrown.code === 'conflict') onChange(thrown.current as Account);
      } finally {
        setAsking(false);
        setResetting(false);
      }
    });
  const send = () =>
    attempt(async () => {
      const { purpose, until } = await call(sendUserLink, { params: { id: account.id } });
      toasts.success(
        t('user.linkSent', { email: account.email }),
        undefined,
        undefined,
        about('user.linkFailed'),
      );
      if (purpose === 'invite') onChange({ ...account, invited_until: until });
    }, 'user.linkFailed');
  const reset = () =>
    attempt(async () => {
      await call(resetFactors, { params: { id: account.id } });
      onChange({ ...account, second_step: false });
      toasts.success(
        t('user.factorsReset', { email: account.email }),
        undefined,
        undefined,
        about('user.resetFailed'),
      );
    }, 'user.resetFailed');
  const open = (is_active: boolean) =>
    attempt(async () => {
      onChange(
        await change(patchUser, {
          params: { id: account.id },
          body: { is_active },
          ifVersion: account.version,
        }),
      );
      toasts.success(
        t(is_active ? 'user.activated' : 'user.deactivated'),
        undefined,
        undefined,
        about('user.savedFailed'),
      );
    }, 'user.savedFailed');

  const { state, invited_until: until } = account;
  const over = until === null || Date.parse(until) <= clock.now();
  return (
    <>
      {own && (
        <Banner
          tone="info"
          role="note"
          title={t('user.own')}
          action={
            <LinkButton to="/profile" size="sm">
              {t('user.toProfile')}
            </LinkButton>
          }
        >
          {t('user.ownText')}
        </Banner>
      )}
      {!own && !account.editable && (
        <Banner tone="info" role="note" title={t('user.beyond')}>
          {t('user.beyondText')}
        </Banner>
      )}
      {account.editable && account.pending_email !== null && (
        <Banner tone="info" role="note" title={t('user.pending')}>
          {t('user.pendingText', { email: account.pending_email, held: account.email })}
        </Banner>
      )}
      {state === 'invited' && (
        <Banner tone={over ? 'caution' : 'info'} role="note" title={t('user.invited')}>
          {over
            ? t('user.invitedOver')
            : t('user.invitedText', { date: formatInstant(until, undefined, 'long') })}
        </Banner>
      )}
      {state === 'inactive' && (
        <Banner tone="caution" role="note" title={t('user.inactive')}>
          {t('user.inactiveText')}
        </Banner>
      )}
      {account.editable && (
        <div className={css.standing}>
          {state !== 'inactive' && (
            <Button
              size="sm"
              icon={state === 'invited' ? 'mail' : 'key-round'}
              busy={busy}
              onPress={() => void send()}
            >
              {t(state === 'invited' ? 'user.sendInvite' : 'user.sendReset')}
            </Button>
          )}
          {state === 'active' && account.second_step !== false && (
            <Button size="sm" icon="refresh-cw" onPress={() => setResetting(true)}>
              {t('user.resetFactors')}
            </Button>
          )}
          {state === 'inactive' ? (
            <Button size="sm" icon="undo" busy={busy} onPress={() => void open(true)}>
              {t('user.activate')}
            </Button>
          ) : (
            <Button size="sm" variant="dangerOutline" icon="lock" onPress={() => setAsking(true)}>
              {t('user.deactivate')}
            </Button>
          )}
        </div>
      )}
      <SecondStep account={account} />
      <ConfirmDialog
        isOpen={asking}
        danger
        busy={busy}
        title={t('user.deactivateTitle', { name: personName(account) })}
        body={t('user.deactivateText')}
        confirmLabel={t('user.deactivate')}
        icon="lock"
        onConfirm={() => void open(false)}
        onCancel={() => setAsking(false)}
      />
      <ConfirmDialog
        isOpen={resetting}
        danger
        busy={busy}
        title={t('user.resetFactorsTitle', { name: personName(account) })}
        body={t('user.resetFactorsText')}
        confirmLabel={t('user.resetFactors')}
        icon="refresh-cw"
        onConfirm={() => void reset()}
        onCancel={() => setResetting(false)}
      />
    </>
  );
});

/** Whether the login has a second step; nothing where the server does not tell, or nobody can log in. */
function SecondStep({ account: { state, second_step: has } }: { account: Account }) {
  const t = useT('users');
  if (state !== 'active' || has === undefined) return null;
  return <p className={css.help}>{t(has ? 'user.secondStep' : 'user.noSecondStep')}</p>;
}
