import '../texts';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Spinner } from '@ciguawatch/shared/ui/art/spinner';
import { lazy, Suspense, useEffect, useState } from 'react';
import { PageHeading } from '../../layout/frame/page-heading';
import css from '../account-form.module.css';
import { NewPasswordForm } from './new-password-form';
import { useLinkCheck } from './use-link-check';

/** Heading and lead for what is known of the link. */
const WORDS = {
  none: ['noToken', 'noTokenText'],
  asking: ['title', 'asking'],
  works: ['title', 'lead'],
  used: ['used', 'usedText'],
} as const;

const EmailConfirm = lazy(() => import('../profile/email-confirm'));

/** Value from the fragment of the link: what follows `#` is never sent to a server. */
const inLink = (name: 'token' | 'email') =>
  new URLSearchParams(window.location.hash.slice(1)).get(name) ?? '';
const tokenOfLink = () => inLink('token');

const hideLink = () => window.history.replaceState(window.history.state, '', window.location.pathname);

/** `/auth/resetconfirm`: where the links of mails lead, to a password or to a new address. */
export default function LinkOfMail() {
  const [email, setEmail] = useState(() => inLink('email'));
  useEffect(() => {
    const take = () => {
      const given = inLink('email');
      if (given) hideLink();
      if (given || inLink('token')) setEmail(given);
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  if (!email) return <ResetConfirm />;
  return (
    <Suspense fallback={<Spinner size={48} />}>
      <EmailConfirm key={email} token={email} />
    </Suspense>
  );
}

/** `/auth/resetconfirm#token=…`: chooses the password with the token of the mail, once the link is known to work. */
function ResetConfirm() {
  const t = useT('account');
  const [token, setToken] = useState(tokenOfLink);
  const [done, setDone] = useState(false);
  useEffect(() => {
    // A look over the shoulder or into the history must find no working link.
    const take = () => {
      const given = tokenOfLink();
      if (!given) return;
      setToken(given);
      setDone(false);
      hideLink();
    };
    take();
    // A newer link that is opened in this very page changes the fragment only.
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  const link = useLinkCheck(token);
  const [title, lead] = done ? (['done', 'doneText'] as const) : WORDS[link];
  return (
    <div className={css.page}>
      <div className={css.column}>
        <div>
          <PageHeading className={css.title}>{t(`confirm.${title}`)}</PageHeading>
          <p className={css.lead} role={done || link === 'used' ? 'status' : undefined}>
            {t(`confirm.${lead}`)}
          </p>
        </div>
        {link === 'asking' && <Spinner size={48} />}
        {link === 'works' && !done && <NewPasswordForm token={token} onDone={() => setDone(true)} />}
        {done && (
          <LinkButton to="/login" variant="primary" icon="log-in">
            {t('confirm.toLogin')}
          </LinkButton>
        )}
        {!done && link !== 'asking' && (
          <LinkButton to="/password-reset" variant="quiet" icon="mail">
            {t('confirm.askAgain')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
