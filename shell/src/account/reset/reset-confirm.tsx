import '../texts';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Spinner } from '@ciguawatch/shared/ui/art/spinner';
import { lazy, Suspense, useEffect, useState } from 'react';
import { PageHeading } from '../../layout/frame/page-heading';
import css from '../account-form.module.css';
import { NewPasswordForm } from './new-password-form';
import { useLinkCheck } from './use-link-check';

/** Texts for each state of the link. */
const LINK_PROBLEM_TEXTS = {
  none: ['noToken', 'noTokenText'],
  asking: ['title', 'asking'],
  works: ['title', 'lead'],
  used: ['used', 'usedText'],
} as const;

const EmailConfirm = lazy(() => import('../profile/email-confirm'));

/** Value from the fragment of the link, which browsers do not send to servers. */
const linkParameter = (name: 'token' | 'email') =>
  new URLSearchParams(window.location.hash.slice(1)).get(name) ?? '';
const tokenOfLink = () => linkParameter('token');

const hideLink = () => window.history.replaceState(window.history.state, '', window.location.pathname);

/** `/auth/resetconfirm`: target of links in mails, for a password or a new e-mail address. */
export default function LinkOfMail() {
  const [email, setEmail] = useState(() => linkParameter('email'));
  useEffect(() => {
    const take = () => {
      const given = linkParameter('email');
      if (given) hideLink();
      if (given || linkParameter('token')) setEmail(given);
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

/**
 * `/auth/resetconfirm#token=…`: sets the password by the token of the mail, once the link is known to be
 * valid.
 */
function ResetConfirm() {
  const t = useT('account');
  const [token, setToken] = useState(tokenOfLink);
  const [done, setDone] = useState(false);
  useEffect(() => {
    // Removes the token from the address, so that a working link is neither visible nor in the history.
    const take = () => {
      const given = tokenOfLink();
      if (!given) return;
      setToken(given);
      setDone(false);
      hideLink();
    };
    take();
    // Opening a newer link in the same tab changes the fragment only.
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  const link = useLinkCheck(token);
  const [title, lead] = done ? (['done', 'doneText'] as const) : LINK_PROBLEM_TEXTS[link];
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
