import '../texts';
import './texts';
import { isRoleId, ROLE } from '@ciguawatch/shared/contract/access/roles';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useRoleText } from '@ciguawatch/shared/runtime/roles/role-text';
import { session, type User } from '@ciguawatch/shared/runtime/session/session';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Facts } from '@ciguawatch/shared/ui/data/facts';
import { observer } from 'mobx-react-lite';
import { PageHeading } from '../../layout/frame/page-heading';
import { ThemeChoice } from '../../layout/language-theme/theme-choice';
import { RedirectToLogin } from '../../pages/redirect-to-login';
import { EmailForm } from './email-form';
import { IdentityForm } from './identity-form';
import { LanguageChoice } from './language-choice';
import { MorningMail } from './morning-mail';
import { OwnPhoto } from './own-photo';
import { PasswordForm } from './password-form';
import css from './profile.module.css';
import { ProfileSection } from './profile-section';
import { Sessions } from './sessions';
import { useOwnAccount } from './use-own-account';

/** `/profile`: personal data, contact, password, open logins, appearance of the portal. */
export default observer(function Profile() {
  return session.user ? <UserProfile key={session.user.id} user={session.user} /> : <RedirectToLogin />;
});

const UserProfile = observer(function UserProfile({ user }: { user: User }) {
  const t = useT('profile');
  const { pending, change } = useOwnAccount(user);
  return (
    <div className={css.page}>
      <PageHeading className={css.title}>{t('profile.title')}</PageHeading>
      <div className={css.columns}>
        <OwnPhoto user={user} change={change} />
        <div className={css.cards}>
          <IdentityForm user={user} change={change} />
          <EmailForm user={user} pending={pending} change={change} />
          <PasswordForm change={change} />
          <ProfileSection title={t('security.title')} help={t('security.text')}>
            <LinkButton to="/security" icon="lock">
              {t('security.open')}
            </LinkButton>
          </ProfileSection>
          <Sessions />
          <Rights user={user} />
          {user.groups.includes(ROLE.cases_editor) && <MorningMail />}
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

/** Roles and countries of the account, which only managers can change. */
function Rights({ user }: { user: User }) {
  const t = useT('profile');
  const roleText = useRoleText();
  const roles = user.groups.filter(isRoleId).map(roleText);
  const lines: [string, string][] = [
    [t('profile.roles'), roles.length > 0 ? roles.join(', ') : t('profile.noRole')],
    [t('profile.countries'), t('profile.countriesCount', { count: user.profile.manage_countries.length })],
  ];
  return (
    <ProfileSection title={t('profile.rights')} help={t('profile.edit')}>
      <Facts facts={lines} className={css.lines} />
      <LinkButton to="/roles" icon="list">
        {t('profile.allowed')}
      </LinkButton>
    </ProfileSection>
  );
}
