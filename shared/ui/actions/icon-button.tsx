import { Spinner } from '../art/spinner';
import { cx } from '../foundation/cx';
import { Icon, type IconName } from '../foundation/icon';
import css from './icon-button.module.css';
import type { NativeButtonProps } from './internal/button-look';

export interface IconButtonProps extends Omit<NativeButtonProps, 'aria-label'> {
  icon: IconName;
  /** Accessible name, also shown as the tooltip. */
  label: string;
  onPress?: (() => void) | undefined;
  size?: 'md' | 'sm';
  /** Draws the control border. */
  bordered?: boolean;
  danger?: boolean;
  /** Makes the button a toggle with this state. */
  isPressed?: boolean;
  busy?: boolean;
  isDisabled?: boolean;
}

/** A button with an icon only; its name is required for assistive technology. */
export function IconButton({
  icon,
  label,
  onPress,
  size = 'md',
  bordered = false,
  danger = false,
  isPressed,
  busy = false,
  isDisabled = false,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={cx(
        css.icon,
        size === 'sm' && css.sm,
        bordered && css.bordered,
        danger && css.danger,
        className,
      )}
      disabled={isDisabled}
      aria-label={label}
      aria-pressed={isPressed}
      aria-busy={busy || undefined}
      title={label}
      onClick={busy ? undefined : onPress && (() => onPress())}
    >
      {busy ? <Spinner size={20} label={null} /> : <Icon name={icon} size={20} />}
    </button>
  );
}
