import { listTokens } from '@ciguawatch/shared/api/calls/accounts/tokens';
import type { Factors } from '@ciguawatch/shared/api/schemas/accounts/factor';
import type { HeldToken, MadeToken } from '@ciguawatch/shared/api/schemas/accounts/token';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { useCallback, useEffect, useState } from 'react';
import { ProfileSection } from '../../profile/profile-section';
import css from '../security.module.css';
import { NewToken } from './new-token';
import { TokenForm } from './token-form';
import { TokenRow } from './token-row';

/** Tokens by which programs read or send for the account: made, looked at, revoked. */
export function TokensCard({ factors }: { factors: Factors }) {
  const t = useT('security');
  const [tokens, setTokens] = useState<HeldToken[] | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [asking, setAsking] = useState(false);
  const [made, setMade] = useState<MadeToken | null>(null);
  const load = useCallback(() => {
    setFailed(null);
    call(listTokens, { params: undefined }).then(setTokens, setFailed);
  }, []);
  useEffect(load, [load]);
  const hasFactor = factors.totp !== null || factors.passkeys.length > 0;
  return (
    <ProfileSection title={t('tokens.title')}>
      <p>{t('tokens.lead')}</p>
      {failed !== null && !tokens && (
        <ErrorState title={t('tokens.failed')} detail={errorText(failed)} onRetry={load} />
      )}
      {!tokens && failed === null && (
        <Loading label={t('tokens.loading')}>
          <Skeleton height={64} />
        </Loading>
      )}
      {made && <NewToken token={made} onKept={() => setMade(null)} />}
      {tokens?.length === 0 && <p className={css.note}>{t('tokens.none')}</p>}
      {tokens && tokens.length > 0 && (
        <ul className={css.list}>
          {tokens.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              onRevoked={() => {
                if (made?.id === token.id) setMade(null);
                load();
              }}
            />
          ))}
        </ul>
      )}
      {!hasFactor && <p className={css.note}>{t('tokens.factorFirst')}</p>}
      {hasFactor && !asking && !made && (
        <Button icon="plus" onPress={() => setAsking(true)}>
          {t('tokens.add')}
        </Button>
      )}
      {asking && (
        <TokenForm
          hasApp={factors.totp !== null}
          onMade={(token) => {
            setAsking(false);
            setMade(token);
            load();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </ProfileSection>
  );
}
