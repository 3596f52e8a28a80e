import {
  listSsoIdentities,
  startSsoLink,
  unlinkSso,
} from '@ciguawatch/shared/api/calls/accounts/single-sign-on';
import type { Factors, Proof } from '@ciguawatch/shared/api/schemas/accounts/factor';
import type { SsoIdentity } from '@ciguawatch/shared/api/schemas/accounts/single-sign-on';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { config } from '@ciguawatch/shared/runtime/page/config';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { ProfileSection } from '../profile/profile-section';
import { ProofForm } from './proof-form';
import css from './security.module.css';

/** The link of the account with the provider of single sign-on; nothing where none is configured. */
export const SsoCard = observer(function SsoCard({ factors }: { factors: Factors }) {
  const name = config.value?.single_sign_on?.name;
  return name ? <Links name={name} hasCodes={factors.recovery_left > 0} /> : null;
});

function Links({ name, hasCodes }: { name: string; hasCodes: boolean }) {
  const t = useT('security');
  const [links, setLinks] = useState<SsoIdentity[] | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [asking, setAsking] = useState(false);
  const load = useCallback(() => {
    setFailed(null);
    call(listSsoIdentities, { params: undefined }).then(setLinks, setFailed);
  }, []);
  useEffect(load, [load]);
  const date = (instant: string) => formatInstant(instant, undefined, 'medium');
  const link = links?.[0];
  const prove = async (body: Proof) => {
    if (!link) {
      const { url } = await call(startSsoLink, { params: undefined, body });
      return window.location.assign(url);
    }
    await call(unlinkSso, { params: { id: link.id }, body });
    toasts.success(t('sso.unlinked'), undefined, undefined, 'sso');
    setAsking(false);
    load();
  };
  return (
    <ProfileSection title={t('sso.title')}>
      <p>{t('sso.lead', { name })}</p>
      {failed !== null && !links && (
        <ErrorState title={t('sso.failed')} detail={errorText(failed)} onRetry={load} />
      )}
      {link && (
        <p className={css.note}>
          {t('sso.linked', { date: date(link.created_at) })}
          {link.last_used_at && ` · ${t('sso.used', { date: date(link.last_used_at) })}`}
        </p>
      )}
      {links && !asking && (
        <Button icon={link ? 'trash' : 'plus'} onPress={() => setAsking(true)}>
          {link ? t('sso.unlink') : t('sso.link', { name })}
        </Button>
      )}
      {links && asking && (
        <ProofForm
          hasCodes={hasCodes}
          danger={link !== undefined}
          submit={t(link ? 'sso.unlink' : 'sso.next')}
          onProof={prove}
          onCancel={() => setAsking(false)}
        />
      )}
    </ProfileSection>
  );
}
