import type { ReactNode } from 'react';
import { Spinner } from '../art/spinner';
import { Icon, type IconName } from '../foundation/icon';
import css from './button.module.css';
import {
  type ButtonSize,
  type ButtonVariant,
  buttonClass,
  type NativeButtonProps,
} from './internal/button-look';

export type { ButtonSize, ButtonVariant } from './internal/button-look';

export interface ButtonProps extends NativeButtonProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  iconEnd?: IconName;
  /** Work is running: a ring replaces the icon, the label stays, and presses are ignored. */
  busy?: boolean;
  isDisabled?: boolean;
  onPress?: (() => void) | undefined;
  children: ReactNode;
  fullWidth?: boolean;
}

/** A button with a text. `type` is `button` by default, so that it does not submit a form. */
export function Button({
  variant = 'default',
  size = 'md',
  icon,
  iconEnd,
  busy = false,
  isDisabled = false,
  onPress,
  children,
  fullWidth = false,
  type = 'button',
  className,
  ...rest
}: ButtonProps) {
  const iconSize = size === 'sm' ? 17 : 20;
  return (
    <button
      {...rest}
      // A busy button must not submit the form again, but stays in the tab order.
      type={busy ? 'button' : type}
      className={buttonClass(variant, size, fullWidth && css.full, className)}
      disabled={isDisabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onPress && (() => onPress())}
    >
      {busy ? <Spinner size={iconSize} label={null} /> : icon && <Icon name={icon} size={iconSize} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size={iconSize} />}
    </button>
  );
}

export { IconButton, type IconButtonProps } from './icon-button';
