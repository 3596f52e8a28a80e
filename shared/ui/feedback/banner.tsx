import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { cx } from '../foundation/cx';
import { Icon, type IconName } from '../foundation/icon';
import { useUiT } from '../foundation/ui-texts';
import css from './banner.module.css';

export type BannerTone = 'info' | 'caution' | 'danger' | 'success' | 'plain';

export interface BannerProps {
  tone: BannerTone;
  title?: ReactNode;
  children?: ReactNode;
  icon?: IconName;
  /** One link or button. */
  action?: ReactNode;
  /** Shows a close button. */
  onClose?: () => void;
  /** `alert` interrupts screen readers; only for errors and outbreaks that have just occurred. */
  role?: 'status' | 'alert' | 'note';
}

const icons: Record<BannerTone, IconName> = {
  info: 'info',
  caution: 'triangle-alert',
  danger: 'triangle-alert',
  success: 'circle-check',
  plain: 'info',
};

/** A message that is part of the page. */
export function Banner({ tone, title, children, icon, action, onClose, role }: BannerProps) {
  const t = useUiT();
  return (
    <div role={role} className={cx(css.banner, css[tone])}>
      <Icon name={icon ?? icons[tone]} size={22} className={css.icon} />
      <div className={css.text}>
        {title && <b className={css.title}>{title}</b>}
        {children && <div>{children}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
      {onClose && (
        <IconButton icon="x" label={t('dialog.close')} size="sm" onPress={onClose} className={css.close} />
      )}
    </div>
  );
}
