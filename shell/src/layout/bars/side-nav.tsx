import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import { MyReportsLink } from '../../links/my-reports-link';
import { menuIcon } from '../menu/menu-icon';
import { currentEntry, groupsOf, type MenuArea, type MenuEntry } from '../menu/menu-model';
import { useAreaName, useDeclaredText } from '../menu/use-declared-text';
import { useMenuLabel } from '../menu/use-menu-label';
import { LegalLinks } from './legal-links';
import css from './side-nav.module.css';

interface Props {
  area: MenuArea;
  path: string;
  /** Icons only, for pages that need the width. */
  rail: boolean;
}

/** The menu of one module beside its pages, from 1024 px. */
export const SideNav = observer(function SideNav({ area, path, rail }: Props) {
  const text = useDeclaredText();
  const label = useMenuLabel();
  const current = currentEntry(area.entries, path);
  const areaName = useAreaName()(area.id);
  const heading = (group: string | null, { namespace }: MenuEntry) =>
    group === null ? areaName : text(namespace, `group.${group}`, group);
  const line = (entry: MenuEntry) => {
    const icon = menuIcon(entry.icon);
    const name = label(entry);
    return (
      <li key={entry.key}>
        <CrossLink
          to={entry.to}
          className={css.line}
          title={rail ? name : undefined}
          aria-current={entry === current ? 'page' : undefined}
        >
          {icon && <Icon name={icon} size={18} />}
          <span className={css.text}>{name}</span>
        </CrossLink>
      </li>
    );
  };
  return (
    <nav className={rail ? `${css.side} ${css.rail}` : css.side} aria-label={areaName}>
      {groupsOf(area.entries).map((group) => {
        const entries = area.entries.filter((entry) => entry.group === group);
        if (!entries[0]) return null;
        return (
          <section key={group ?? ''} className={css.group}>
            <h2 className={css.heading}>{heading(group, entries[0])}</h2>
            <ul>{entries.map(line)}</ul>
          </section>
        );
      })}
      <MyReportsLink look="menu" className={css.line} rail={rail} />
      {!rail && (
        <div className={css.foot}>
          <LegalLinks />
        </div>
      )}
    </nav>
  );
});
