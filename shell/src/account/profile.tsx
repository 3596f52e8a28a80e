import './texts';
import type { User } from '@ciguawatch/shared/api/schemas/user';
import { isRoleId, roleName } from '@ciguawatch/shared/contract/roles';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { viewport } from '@ciguawatch/shared/runtime/page/viewport';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Avatar } from '@ciguawatch/shared/ui/data/avatar';
import { observer } from 'mobx-react-lite';
import { PageHeading } from '../layout/frame/page-heading';
import { ThemeChoice } from '../layout/language-theme/theme-choice';
import { ToLogin } from '../pages/to-login';
import { LanguageChoice } from './language-choice';
import { PasswordLink } from './password-link';
import { nameOf } from './person';
import css from './profile.module.css';
import { ProfileSection } from './profile-section';
import { startLogout } from './start-logout';

/** `/profile`: who one is, how the portal looks, the password, the way out. */
export default observer(function Profile() {
  return session.user ? <ProfileOf user={session.user} /> : <ToLogin />;
});

const ProfileOf = observer(function ProfileOf({ user }: { user: User }) {
  const t = useT('account');
  const common = useT('shell');
  const roles = user.groups.filter(isRoleId).map((id) => common(`role.${roleName(id)}`));
  const lines: [string, string][] = [
    [t('profile.name'), nameOf(user)],
    [t('profile.email'), user.email],
    [t('profile.organization'), user.organization ?? t('profile.none')],
    [t('profile.function'), user.function ?? t('profile.none')],
    [t('profile.position'), user.position ?? t('profile.none')],
    [t('profile.roles'), roles.length > 0 ? roles.join(', ') : t('profile.noRole')],
    [t('profile.countries'), t('profile.countriesCount', { count: user.profile.manage_countries.length })],
  ];
  return (
    <div className={css.page}>
      <PageHeading className={css.title}>{t('profile.title')}</PageHeading>
      <div className={css.columns}>
        <Avatar name={nameOf(user)} src={user.profile.avatar} size={viewport.wide ? 148 : 88} />
        <div className={css.cards}>
          <ProfileSection title={t('profile.identity')} help={t('profile.edit')}>
            <dl className={css.lines}>
              {lines.map(([name, value]) => (
                <div key={name} className={css.line}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </ProfileSection>
          <ProfileSection title={t('profile.display')} help={t('profile.displayHelp')}>
            <div className={css.choices}>
              <LanguageChoice />
              <ThemeChoice name="theme-profile" />
            </div>
          </ProfileSection>
          <ProfileSection title={t('profile.password')}>
            <PasswordLink email={user.email} />
          </ProfileSection>
          <ProfileSection title={t('profile.session')} help={t('profile.sessionText')}>
            <Button icon="log-out" onPress={startLogout}>
              {t('profile.logout')}
            </Button>
          </ProfileSection>
        </div>
      </div>
    </div>
  );
});
