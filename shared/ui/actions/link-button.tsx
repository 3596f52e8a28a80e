import type { ReactNode } from 'react';
import { CrossLink } from '../../runtime/navigation/navigation';
import { Icon, type IconName } from '../foundation/icon';
import css from './button.module.css';
import { type ButtonSize, type ButtonVariant, buttonClass } from './internal/button-look';

export interface LinkButtonProps {
  /** Path in the portal, of any module. */
  to: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  iconEnd?: IconName;
  fullWidth?: boolean;
  children: ReactNode;
  'aria-label'?: string;
  onClick?: () => void;
}

/** A link in the look of a button, for navigation only. */
export function LinkButton({
  to,
  variant = 'default',
  size = 'md',
  icon,
  iconEnd,
  fullWidth = false,
  children,
  ...rest
}: LinkButtonProps) {
  const iconSize = size === 'sm' ? 17 : 20;
  return (
    <CrossLink to={to} className={buttonClass(variant, size, fullWidth && css.full)} {...rest}>
      {icon && <Icon name={icon} size={iconSize} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size={iconSize} />}
    </CrossLink>
  );
}
