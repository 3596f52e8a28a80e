import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { Icon, type IconName } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import { personName } from '../../account/person';
import { startLogout } from '../../account/start-logout';
import { MyReportsLink } from '../../links/my-reports-link';
import { WordingLink } from '../../wording/wording-link';
import { ThemeChoice } from '../language-theme/theme-choice';
import css from './account-panel.module.css';
import type { MenuArea } from './menu-model';
import { useAreaName } from './use-declared-text';

interface Props {
  id: string;
  areas: MenuArea[];
  onDone(): void;
}

/** The panel that the account button opens. */
export const AccountPanel = observer(function AccountPanel({ id, areas, onDone }: Props) {
  const t = useT('shell');
  const areaName = useAreaName();
  const { user } = session;
  const line = (to: string, icon: IconName, text: string) => (
    <li>
      <CrossLink to={to} className={css.line} onClick={onDone}>
        <Icon name={icon} size={18} />
        {text}
      </CrossLink>
    </li>
  );
  return (
    <div id={id} className={css.panel}>
      {user && (
        <p className={css.who}>
          <b>{personName(user)}</b>
          <span>{user.email}</span>
        </p>
      )}
      <ThemeChoice name="theme-bar" />
      <nav className={css.areas} aria-label={t('bar.yourAreas')}>
        <ul>
          {areas.map((area) =>
            area.entries[0] ? (
              <li key={area.id}>
                <CrossLink to={area.entries[0].to} className={css.line} onClick={onDone}>
                  {areaName(area.id)}
                </CrossLink>
              </li>
            ) : null,
          )}
        </ul>
      </nav>
      <ul className={css.own}>
        <MyReportsLink look="account" className={css.line} onDone={onDone} />
        <li>
          <WordingLink className={css.line} icon={<Icon name="languages" size={18} />} onDone={onDone} />
        </li>
        {user ? line('/profile', 'user', t('bar.profile')) : line('/login', 'log-in', t('bar.login'))}
        {user && (
          <li>
            <button
              type="button"
              className={css.line}
              onClick={() => {
                onDone();
                startLogout();
              }}
            >
              <Icon name="log-out" size={18} />
              {t('bar.logout')}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
});
