import type { AriaAttributes, Ref } from 'react';
import { cx } from '../../foundation/cx';
import css from '../button.module.css';

export type ButtonVariant = 'default' | 'primary' | 'quiet' | 'danger' | 'dangerOutline';
export type ButtonSize = 'md' | 'sm' | 'lg';

/** Attributes that callers may pass to the native button. */
export interface NativeButtonProps extends AriaAttributes {
  id?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  type?: 'button' | 'submit' | 'reset' | undefined;
  form?: string | undefined;
  name?: string | undefined;
  className?: string | undefined;
  autoFocus?: boolean | undefined;
}

/** Class names of a button, also for links that look like one. */
export function buttonClass(
  variant: ButtonVariant,
  size: ButtonSize,
  ...more: (string | false | undefined)[]
): string {
  return cx(css.button, css[variant], size !== 'md' && css[size], ...more);
}
