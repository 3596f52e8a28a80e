import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { menuIcon } from '../layout/menu/menu-icon';
import { AREA_COLOUR, type MenuArea } from '../layout/menu/menu-model';
import { useMenuLabel } from '../layout/menu/use-menu-label';
import css from './area-menus.module.css';

/** The four areas by role (specification, section 2, "Home menu sections"). */
export function AreaMenus({ areas }: { areas: MenuArea[] }) {
  const t = useT('shell');
  const label = useMenuLabel();
  return (
    <div className={css.areas}>
      {areas.map((area) => (
        <nav
          key={area.id}
          className={css.area}
          data-area={AREA_COLOUR[area.id]}
          aria-labelledby={`home-${area.id}`}
        >
          <h2 id={`home-${area.id}`} className={css.title}>
            {t(`area.${area.id}`)}
          </h2>
          <ul className={css.list}>
            {area.entries.map((entry) => {
              const icon = menuIcon(entry.icon);
              return (
                <li key={entry.key}>
                  <CrossLink to={entry.to} className={css.line}>
                    {icon && <Icon name={icon} size={20} />}
                    {label(entry)}
                  </CrossLink>
                </li>
              );
            })}
          </ul>
          {area.onDesktop.length > 0 && (
            <p className={css.note}>
              {t('operator.desktopNote', { pages: area.onDesktop.map(label).join(', ') })}
            </p>
          )}
        </nav>
      ))}
    </div>
  );
}
