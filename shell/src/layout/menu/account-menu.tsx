import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { loadWithRetry } from '@ciguawatch/shared/runtime/outbox/start-sending';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { Avatar } from '@ciguawatch/shared/ui/data/avatar';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import { personName } from '../../account/person';
import css from './account-menu.module.css';
import type { MenuArea } from './menu-model';
import { useDisclosure } from './use-disclosure';

const fetchPanel = () => import('./account-panel');
// A chunk of its own, because most visits never open the menu.
const AccountPanel = lazy(async () => ({ default: (await loadWithRetry(fetchPanel)).AccountPanel }));

/** The login link, or the account menu: theme, profile, modules, logout. */
export const AccountMenu = observer(function AccountMenu({ areas }: { areas: MenuArea[] }) {
  const t = useT('shell');
  const panel = useDisclosure();
  const { user } = session;
  const signedIn = user !== null;
  useEffect(() => {
    // Preloaded after a login, so that logging out works offline too.
    if (signedIn) void loadWithRetry(fetchPanel);
  }, [signedIn]);
  const label = user ? t('bar.account', { name: personName(user) }) : t('bar.settings_open');
  return (
    <>
      {!user && (
        <CrossLink to="/login" className={css.login}>
          <Icon name="log-in" size={18} />
          {t('bar.login')}
        </CrossLink>
      )}
      <div className={css.box} ref={panel.box}>
        <button
          ref={panel.button}
          type="button"
          className={css.button}
          aria-expanded={panel.open}
          aria-controls="account-panel"
          aria-label={label}
          onClick={panel.toggle}
        >
          {user ? (
            <>
              <Avatar name={personName(user)} src={user.profile.avatar} />
              <span className={css.name} aria-hidden="true">
                {personName(user)}
              </span>
            </>
          ) : (
            <>
              <Icon name="circle-user" size={26} className={css.narrow} />
              <Icon name="sun" size={20} className={css.wide} />
            </>
          )}
        </button>
        {panel.open && (
          <Suspense fallback={null}>
            <AccountPanel id="account-panel" areas={areas} onDone={panel.close} />
          </Suspense>
        )}
      </div>
    </>
  );
});
