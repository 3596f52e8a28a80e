import './texts';
import { confirmEmail } from '@ciguawatch/shared/api/calls/accounts/sessions';
import { asApiError, call } from '@ciguawatch/shared/runtime/http/call';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Spinner } from '@ciguawatch/shared/ui/art/spinner';
import { useEffect, useState } from 'react';
import { PageHeading } from '../../layout/frame/page-heading';
import css from '../account-form.module.css';

type State = 'asking' | 'done' | 'used' | 'failed';

/** `/auth/resetconfirm#email=…`: confirms the new address to which the link was mailed. */
export default function EmailConfirm({ token }: { token: string }) {
  const t = useT('profile');
  const [state, setState] = useState<State>('asking');
  const [round, setRound] = useState(0);
  useEffect(() => {
    let left = false;
    setState('asking');
    call(confirmEmail, { params: undefined, body: { token }, anonymous: true }).then(
      () => {
        // Reloads the logged-in account, whose address has changed.
        if (session.user) void session.getme();
        if (!left) setState('done');
      },
      (thrown: unknown) => {
        if (!left) setState(asApiError(thrown).code === 'reset_token_invalid' ? 'used' : 'failed');
      },
    );
    return () => {
      left = true;
    };
  }, [token, round]);
  const titles = {
    asking: 'email.confirming',
    done: 'email.done',
    used: 'email.used',
    failed: 'email.failed',
  };
  return (
    <div className={css.page}>
      <div className={css.column}>
        <div>
          <PageHeading className={css.title}>{t(titles[state])}</PageHeading>
          {state !== 'asking' && (
            <p className={css.lead} role="status">
              {t(`email.${state}Text`)}
            </p>
          )}
        </div>
        {state === 'asking' && <Spinner size={48} />}
        {state === 'failed' && <Button onPress={() => setRound(round + 1)}>{t('email.again')}</Button>}
        {state !== 'asking' && state !== 'failed' && (
          <LinkButton to="/profile" variant="primary" icon="user">
            {t('email.toProfile')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
