import type { ReactNode } from 'react';
import { NameText } from '../feedback/name-text';
import { cx } from '../foundation/cx';
import { Icon, type IconName } from '../foundation/icon';
import { useUiT } from '../foundation/ui-texts';
import css from './internal/chip-look.module.css';

export interface ChipProps {
  children: ReactNode;
  icon?: IconName;
  /** Tinted, for an active filter. */
  isOn?: boolean;
  /** Removes the filter; shows a cross. */
  onRemove?: () => void;
  /** Name of what the cross removes, when `children` is not plain text. */
  removeLabel?: string;
  /** Makes the chip a button, for example to open a filter. */
  onPress?: () => void;
}

/** A filter as text, optionally removable. */
export function Chip({ children, icon, isOn = false, onRemove, removeLabel, onPress }: ChipProps) {
  const t = useUiT();
  const look = cx(css.chip, isOn && css.on);
  const inside = (
    <>
      {icon && <Icon name={icon} size={15} />}
      {typeof children === 'string' ? <NameText>{children}</NameText> : children}
    </>
  );
  if (onPress && !onRemove) {
    return (
      <button type="button" className={look} aria-pressed={isOn} onClick={() => onPress()}>
        {inside}
      </button>
    );
  }
  const name = removeLabel ?? (typeof children === 'string' ? children : '');
  return (
    <span className={look}>
      {inside}
      {onRemove && (
        <button
          type="button"
          className={css.remove}
          aria-label={t('chip.remove', { name })}
          onClick={() => onRemove()}
        >
          <Icon name="x" size={15} />
        </button>
      )}
    </span>
  );
}
