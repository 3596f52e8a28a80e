import './texts';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { isFactorOverdue } from '../../access/factor-due';
import { PageHeading } from '../../layout/frame/page-heading';
import { RedirectToLogin } from '../../pages/redirect-to-login';
import { AppCard } from './app-card';
import { DueBanner } from './due-banner';
import { LoginsCard } from './logins-card';
import { PasskeyCard } from './passkey-card';
import { RecoveryCard } from './recovery-card';
import { RecoveryCodes } from './recovery-codes';
import css from './security.module.css';
import { SsoCard } from './sso-card';
import { TokensCard } from './tokens/tokens-card';
import { useFactors } from './use-factors';

/** `/security`: second factors of the account, its tokens for programs and its logins. */
export default observer(function Security() {
  return session.user ? <OwnSecurity key={session.user.id} /> : <RedirectToLogin />;
});

const OwnSecurity = observer(function OwnSecurity() {
  const t = useT('security');
  const { factors, failed, load } = useFactors();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const changed = (fresh: readonly string[] | null = null) => {
    if (fresh) setCodes(fresh);
    load();
    // The time by which a factor must be added is part of the account.
    void session.getme();
  };
  const hasFactor = factors !== null && (factors.totp !== null || factors.passkeys.length > 0);
  return (
    <div className={css.page}>
      <PageHeading className={css.title}>{t('page.title')}</PageHeading>
      <p className={css.lead}>{t('page.lead')}</p>
      <DueBanner />
      {failed !== null && !factors && (
        <ErrorState title={t('page.failed')} detail={errorText(failed)} onRetry={load} />
      )}
      {!factors && failed === null && (
        <Loading label={t('page.loading')}>
          <Skeleton height={160} />
        </Loading>
      )}
      <div className={css.cards}>
        {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
        {factors && <AppCard factors={factors} onChange={changed} />}
        {factors && <PasskeyCard factors={factors} onChange={changed} />}
        {factors && !codes && hasFactor && <RecoveryCard factors={factors} onChange={changed} />}
        {factors && !isFactorOverdue() && <SsoCard factors={factors} />}
        {factors && !isFactorOverdue() && <TokensCard factors={factors} />}
        {!isFactorOverdue() && <LoginsCard />}
      </div>
    </div>
  );
});
