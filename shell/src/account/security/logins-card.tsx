import { listSignIns } from '@ciguawatch/shared/api/calls/accounts/sign-ins';
import type { SignIn } from '@ciguawatch/shared/api/schemas/accounts/sign-in';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatInstant, type Translate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { useCallback, useEffect, useState } from 'react';
import { ProfileSection } from '../profile/profile-section';
import { NotMe } from './not-me';
import css from './security.module.css';

/** Rows that are shown before the rest is asked for. */
const FIRST = 10;

function deviceText({ browser, system }: SignIn, t: Translate): string {
  if (browser && system) return t('logins.device', { browser, system });
  return browser ?? system ?? t('logins.unknown');
}

/** Logins to the account and failed tries of 90 days, and what to do when one was a stranger's. */
export function LoginsCard() {
  const t = useT('security');
  const [all, setAll] = useState<SignIn[] | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [whole, setWhole] = useState(false);
  const load = useCallback(() => {
    setFailed(null);
    call(listSignIns, { params: undefined }).then(setAll, setFailed);
  }, []);
  useEffect(load, [load]);
  return (
    <ProfileSection title={t('logins.title')}>
      <p>{t('logins.lead')}</p>
      <NotMe />
      {failed !== null && !all && (
        <ErrorState title={t('logins.failed')} detail={errorText(failed)} onRetry={load} />
      )}
      {!all && failed === null && (
        <Loading label={t('logins.loading')}>
          <Skeleton height={96} />
        </Loading>
      )}
      {all?.length === 0 && <p className={css.note}>{t('logins.none')}</p>}
      {all && all.length > 0 && (
        <ul className={css.list}>
          {(whole ? all : all.slice(0, FIRST)).map((one) => (
            <li key={one.id} className={css.item}>
              <div>
                <b>{deviceText(one, t)}</b> {one.is_new && <Badge tone="reef">{t('logins.new')}</Badge>}
                <p className={one.way.startsWith('failed') ? css.failed : css.note}>
                  {t(`logins.${one.way}`)}
                </p>
              </div>
              <time dateTime={one.at} className={css.note}>
                {formatInstant(one.at, undefined, 'medium')}
              </time>
            </li>
          ))}
        </ul>
      )}
      {all && !whole && all.length > FIRST && (
        <Button size="sm" onPress={() => setWhole(true)}>
          {t('logins.more')}
        </Button>
      )}
    </ProfileSection>
  );
}
