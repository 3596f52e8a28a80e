import { useRef, useState } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import type { IconName } from '../foundation/icon';
import type { MenuItem } from './internal/menu-list';
import { useFetched } from './use-fetched';

export type { MenuItem };

const loadList = () => import('./internal/menu-list');

export interface MenuButtonProps {
  label: string;
  items: readonly MenuItem[];
  /** Called with the id of the chosen entry, after the entry's own action. */
  onAction?: (id: string) => void;
  icon?: IconName;
  /** Shows only the icon; `label` is its accessible name. */
  iconOnly?: boolean;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  isDisabled?: boolean;
}

/** A button that opens a list of actions, whose code is loaded when first needed. */
export function MenuButton(props: MenuButtonProps) {
  const {
    label,
    items,
    onAction,
    icon = 'ellipsis',
    iconOnly = false,
    variant,
    size = 'md',
    className,
  } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const MenuList = useFetched(loadList, open, () => setOpen(false));
  const shared = {
    ref: trigger,
    className,
    isDisabled: props.isDisabled ?? false,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open,
    onPress: () => setOpen(!open),
  };
  return (
    <>
      {iconOnly ? (
        <IconButton {...shared} icon={icon} label={label} size={size === 'sm' ? 'sm' : 'md'} />
      ) : (
        <Button
          {...shared}
          {...(props.icon && { icon: props.icon })}
          variant={variant ?? 'default'}
          size={size}
          iconEnd="chevron-down"
        >
          {label}
        </Button>
      )}
      {open && MenuList && (
        <MenuList
          label={label}
          items={items}
          anchor={trigger}
          onClose={() => setOpen(false)}
          onAction={onAction}
        />
      )}
    </>
  );
}
