import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { menuIcon } from '../menu/menu-icon';
import { currentEntry, type MenuArea, type MenuEntry, type MenuGroup } from '../menu/menu-model';
import { useMenuLabel } from '../menu/use-menu-label';
import { LegalLinks } from './legal-links';
import css from './side-nav.module.css';

const ORDER: readonly MenuGroup[] = ['area', 'follow', 'algae'];

interface Props {
  area: MenuArea;
  path: string;
  /** Pictures only, for pages that need the width. */
  rail: boolean;
}

/** The pages of one area beside the page, from 1024 px up. */
export function SideNav({ area, path, rail }: Props) {
  const t = useT('shell');
  const label = useMenuLabel();
  const current = currentEntry(area.entries, path);
  const areaName = t(`area.${area.id}`);
  const heading = (group: MenuGroup) => (group === 'area' ? areaName : t(`side.${group}`));
  const line = (entry: MenuEntry) => {
    const icon = menuIcon(entry.icon);
    const text = label(entry);
    return (
      <li key={entry.key}>
        <CrossLink
          to={entry.to}
          className={css.line}
          title={rail ? text : undefined}
          aria-current={entry === current ? 'page' : undefined}
        >
          {icon && <Icon name={icon} size={18} />}
          <span className={css.text}>{text}</span>
        </CrossLink>
      </li>
    );
  };
  return (
    <nav className={rail ? `${css.side} ${css.rail}` : css.side} aria-label={areaName}>
      {ORDER.map((group) => {
        const entries = area.entries.filter((entry) => entry.group === group);
        if (entries.length === 0) return null;
        return (
          <section key={group} className={css.group}>
            <h2 className={css.heading}>{heading(group)}</h2>
            <ul>{entries.map(line)}</ul>
          </section>
        );
      })}
      {!rail && (
        <div className={css.foot}>
          <LegalLinks />
        </div>
      )}
    </nav>
  );
}
