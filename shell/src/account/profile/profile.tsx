import '../roles/texts';
import '../texts';
import './texts';
import { getUser } from '@ciguawatch/shared/api/calls/users';
import type { Account } from '@ciguawatch/shared/api/schemas/account';
import { isRoleId, roleName } from '@ciguawatch/shared/contract/roles';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { session, type User } from '@ciguawatch/shared/runtime/session/session';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PageHeading } from '../../layout/frame/page-heading';
import { ThemeChoice } from '../../layout/language-theme/theme-choice';
import { ToLogin } from '../../pages/to-login';
import { EmailForm } from './email-form';
import { IdentityForm } from './identity-form';
import { LanguageChoice } from './language-choice';
import { OwnPhoto } from './own-photo';
import { PasswordForm } from './password-form';
import css from './profile.module.css';
import { ProfileSection } from './profile-section';
import { Sessions } from './sessions';

/** `/profile`: who one is, how to be reached, the password, where one is logged in, how the portal looks. */
export default observer(function Profile() {
  return session.user ? <ProfileOf key={session.user.id} user={session.user} /> : <ToLogin />;
});

const ProfileOf = observer(function ProfileOf({ user }: { user: User }) {
  const t = useT('profile');
  const [account, setAccount] = useState<Account | null>(null);
  useEffect(() => {
    const control = new AbortController();
    // Only to tell of an address that waits; the page works without.
    call(getUser, { params: { id: user.id }, signal: control.signal }).then(setAccount, () => undefined);
    return () => control.abort();
  }, [user.id]);
  const saved = (next: Account) => {
    setAccount(next);
    void session.getme();
  };
  return (
    <div className={css.page}>
      <PageHeading className={css.title}>{t('profile.title')}</PageHeading>
      <div className={css.columns}>
        <OwnPhoto user={user} onSaved={saved} />
        <div className={css.cards}>
          <IdentityForm user={user} onSaved={saved} />
          <EmailForm user={user} pending={account?.pending_email ?? null} onSaved={saved} />
          <PasswordForm user={user} onSaved={saved} />
          <Sessions />
          <Rights user={user} />
          <ProfileSection title={t('profile.display')} help={t('profile.displayHelp')}>
            <div className={css.choices}>
              <LanguageChoice />
              <ThemeChoice name="theme-profile" />
            </div>
          </ProfileSection>
        </div>
      </div>
    </div>
  );
});

/** Roles and countries, which others set. */
function Rights({ user }: { user: User }) {
  const t = useT('profile');
  const names = useT('roles');
  const roles = user.groups.filter(isRoleId).map((id) => names(`role.${roleName(id)}`));
  const lines: [string, string][] = [
    [t('profile.roles'), roles.length > 0 ? roles.join(', ') : t('profile.noRole')],
    [t('profile.countries'), t('profile.countriesCount', { count: user.profile.manage_countries.length })],
  ];
  return (
    <ProfileSection title={t('profile.rights')} help={t('profile.edit')}>
      <dl className={css.lines}>
        {lines.map(([name, value]) => (
          <div key={name} className={css.line}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </ProfileSection>
  );
}
