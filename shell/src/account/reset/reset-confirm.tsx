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
const LoginByLink = lazy(() => import('../login/login-by-link'));

/** Value from the fragment of the link, which browsers do not send to servers. */
const linkParameter = (name: 'token' | 'email' | 'login') =>
  new URLSearchParams(window.location.hash.slice(1)).get(name) ?? '';
const tokenOfLink = () => linkParameter('token');

const hideLink = () => window.history.replaceState(window.history.state, '', window.location.pathname);

/** Links other than that of a password, each with what it opens. */
const OTHER_LINKS = { email: EmailConfirm, login: LoginByLink };

/** The link of the address that is not for a password; null for one that is. */
function otherLink(): { name: keyof typeof OTHER_LINKS; token: string } | null {
  for (const name of ['email', 'login'] as const) {
    const token = linkParameter(name);
    if (token) return { name, token };
  }
  return null;
}

/** `/auth/resetconfirm`: target of links in mails, for a password, a new e-mail address or a login. */
export default function LinkOfMail() {
  const [other, setOther] = useState(otherLink);
  useEffect(() => {
    const take = () => {
      const given = otherLink();
      if (given) hideLink();
      if (given || linkParameter('token')) setOther(given);
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  if (!other) return <ResetConfirm />;
  const Opened = OTHER_LINKS[other.name];
  return (
    <Suspense fallback={<Spinner size={48} />}>
      <Opened key={other.token} token={other.token} />
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
