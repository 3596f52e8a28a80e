import type { RefObject } from 'react';
import { MenuItem as AriaMenuItem, Menu } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { go } from '../../../runtime/navigation/navigation';
import { cx } from '../../foundation/cx';
import { Icon, type IconName } from '../../foundation/icon';
import css from '../menu.module.css';
import panel from './popover.module.css';

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconName;
  /** Second line. */
  detail?: string;
  danger?: boolean;
  isDisabled?: boolean;
  /** Path in the portal, which makes the entry a link. */
  to?: string;
  onAction?: () => void;
}

interface MenuListProps {
  label: string;
  items: readonly MenuItem[];
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  onAction: ((id: string) => void) | undefined;
}

/** The open list of a menu: arrows, first letters, Escape; the focus returns to the button. */
export default function MenuList({ label, items, anchor, onClose, onAction }: MenuListProps) {
  const run = (id: string) => {
    const item = items.find((i) => i.id === id);
    item?.onAction?.();
    if (item?.to) go(item.to);
    onAction?.(id);
  };
  return (
    <Popover
      isOpen
      aria-label={label}
      onOpenChange={(open) => !open && onClose()}
      triggerRef={anchor}
      placement="bottom end"
      offset={6}
      className={cx(panel.popover, panel.bare)}
    >
      <Menu
        aria-label={label}
        autoFocus="first"
        className={css.menu}
        onAction={(key) => run(String(key))}
        onClose={onClose}
        disabledKeys={items.filter((i) => i.isDisabled).map((i) => i.id)}
      >
        {items.map((item) => (
          <AriaMenuItem
            key={item.id}
            id={item.id}
            textValue={item.label}
            className={cx(css.item, item.danger && css.danger)}
          >
            {item.icon && <Icon name={item.icon} size={18} />}
            <span>
              {item.label}
              {item.detail && <small className={css.detail}>{item.detail}</small>}
            </span>
          </AriaMenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
