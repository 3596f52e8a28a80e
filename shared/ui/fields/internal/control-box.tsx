import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx';
import css from './field.module.css';

interface ControlBoxProps {
  prefix?: ReactNode;
  suffix?: ReactNode;
  isInvalid?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  multiline?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The border around a native control, with what precedes and follows it. */
export function ControlBox(props: ControlBoxProps) {
  const { prefix, suffix, isInvalid, isDisabled, isReadOnly, multiline, className, children } = props;
  return (
    <div
      className={cx(
        css.control,
        multiline && css.multiline,
        isInvalid && css.invalid,
        isDisabled && css.disabled,
        isReadOnly && css.readOnly,
        className,
      )}
    >
      {prefix && <span className={css.affix}>{prefix}</span>}
      {children}
      {suffix && <span className={css.affix}>{suffix}</span>}
    </div>
  );
}
