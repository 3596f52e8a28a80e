import { revokeToken } from '@ciguawatch/shared/api/calls/accounts/tokens';
import type { HeldToken } from '@ciguawatch/shared/api/schemas/accounts/token';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { useState } from 'react';
import css from '../security.module.css';

interface Props {
  token: HeldToken;
  onRevoked(): void;
}

/** A token: what it may do, until when, when it was used, and a button that revokes it. */
export function TokenRow({ token, onRevoked }: Props) {
  const t = useT('security');
  const [asking, setAsking] = useState(false);
  const { busy, once } = useBusy();
  const { id, name, scopes, countries, expires_at, last_used_at } = token;
  const date = (instant: string) => formatInstant(instant, undefined, 'medium');
  const isOver = Date.parse(expires_at) <= clock.now();
  const revoke = () =>
    once(async () => {
      try {
        await call(revokeToken, { params: { id } });
        toasts.success(t('tokens.revoked', { name }), undefined, undefined, 'token');
        onRevoked();
      } catch (thrown) {
        const text = errorText(thrown);
        if (text) toasts.error(t('tokens.revokeFailed'), text, 'token');
      } finally {
        setAsking(false);
      }
    });
  return (
    <li className={css.item}>
      <div>
        <b>{name}</b>
        <p className={css.note}>
          {scopes.map((scope) => t(`tokens.scope_${scope}`)).join(', ')}
          {countries && ` · ${t('tokens.countries', { count: countries.length })}`}
        </p>
        <p className={isOver ? css.failed : css.note}>
          {t(isOver ? 'tokens.over' : 'tokens.until', { date: date(expires_at) })}
        </p>
        <p className={css.note}>
          {last_used_at ? t('tokens.used', { date: date(last_used_at) }) : t('tokens.unused')}
        </p>
      </div>
      <Button size="sm" aria-label={t('tokens.revokeOf', { name })} onPress={() => setAsking(true)}>
        {t('tokens.revoke')}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        danger
        busy={busy}
        title={t('tokens.revokeTitle', { name })}
        body={t('tokens.revokeText')}
        confirmLabel={t('tokens.revoke')}
        icon="trash"
        onConfirm={() => void revoke()}
        onCancel={() => setAsking(false)}
      />
    </li>
  );
}
