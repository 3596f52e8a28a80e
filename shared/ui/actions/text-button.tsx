import type { ReactNode } from 'react';
import { cx } from '../foundation/cx';
import type { NativeButtonProps } from './internal/button-look';
import css from './text-button.module.css';

interface TextButtonProps extends NativeButtonProps {
  /** `md` is the size of the surrounding text */
  size?: 'md' | 'sm';
  onPress: () => void;
  children: ReactNode;
}

/** A button in the look of a link, for actions on the page. */
export function TextButton({ size = 'md', onPress, children, className, ...rest }: TextButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={cx(css.text, size === 'sm' && css.sm, className)}
      onClick={() => onPress()}
    >
      {children}
    </button>
  );
}
