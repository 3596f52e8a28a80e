import { type ReactNode, useId } from 'react';
import { cx } from '../../foundation/cx';
import { Icon } from '../../foundation/icon';
import { useUiT } from '../../foundation/ui-texts';
import { VisuallyHidden } from '../../foundation/visually-hidden';
import css from './field.module.css';

/** Properties common to all fields. */
export interface FieldProps {
  label: ReactNode;
  /** Explanation below the control. */
  help?: ReactNode;
  /** Translated error; replaces the help. */
  error?: string | null | undefined;
  required?: boolean | undefined;
  /** Shows "optional" after the label, on screens where most fields are required. */
  optional?: boolean | undefined;
  /** Hides the label visually. */
  hideLabel?: boolean | undefined;
}

export interface FieldIds {
  id: string;
  labelId: string;
  /** `aria-describedby` of the control, if there is text below it. */
  describedBy: string | undefined;
  belowId: string;
}

/** Ids that connect a control with its label and the text below it. */
export function useFieldIds(props: Pick<FieldProps, 'help' | 'error'>, counted = false): FieldIds {
  const id = useId();
  const belowId = `${id}-below`;
  return {
    id,
    labelId: `${id}-label`,
    belowId,
    describedBy: props.help || props.error || counted ? belowId : undefined,
  };
}

/** The text of a label, with a star or "optional". */
function LabelText({ label, required, optional }: Pick<FieldProps, 'label' | 'required' | 'optional'>) {
  const t = useUiT();
  return (
    <>
      {label}
      {required && (
        <>
          <span className={css.required} aria-hidden="true">
            {' *'}
          </span>
          <VisuallyHidden>{` (${t('field.required')})`}</VisuallyHidden>
        </>
      )}
      {optional && <span className={css.optional}>{` ${t('field.optional')}`}</span>}
    </>
  );
}

/** The text below a control: the error with an icon, else the help. */
export function FieldMessage({ id, help, error }: { id?: string } & Pick<FieldProps, 'help' | 'error'>) {
  if (!help && !error) return null;
  return error ? (
    <span id={id} className={css.error}>
      <Icon name="circle-x" size={17} />
      <span>{error}</span>
    </span>
  ) : (
    <span id={id} className={css.help}>
      {help}
    </span>
  );
}

interface ShellProps extends FieldProps {
  ids: FieldIds;
  children: ReactNode;
  /** Shown at the end of the text below, for example a count of characters. */
  aside?: ReactNode;
  className?: string | undefined;
}

/** Label, control and message of a field with a single control. */
export function Field({ ids, children, aside, className, hideLabel, help, error, ...label }: ShellProps) {
  const text = <LabelText {...label} />;
  return (
    <div className={cx(css.field, className)}>
      <label id={ids.labelId} htmlFor={ids.id} className={css.label}>
        {hideLabel ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      </label>
      {children}
      {(help || error || aside) && (
        <div className={css.below} id={ids.belowId}>
          <FieldMessage help={help} error={error} />
          {aside}
        </div>
      )}
    </div>
  );
}

interface GroupProps extends FieldProps {
  /** `radiogroup` for a single choice, `group` for several. */
  role: 'radiogroup' | 'group';
  children: ReactNode;
  className?: string | undefined;
}

/** Several controls under one question, which names the group. */
export function FieldGroup({ role, children, className, hideLabel, help, error, ...label }: GroupProps) {
  const id = useId();
  const text = <LabelText {...label} />;
  const isRadio = role === 'radiogroup';
  const said = {
    role,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': help || error ? id : undefined,
    // ARIA allows neither required nor invalid on a group of check boxes.
    'aria-required': (isRadio && label.required) || undefined,
    'aria-invalid': (isRadio && Boolean(error)) || undefined,
  };
  return (
    <div {...said} className={cx(css.field, className)}>
      <div id={`${id}-label`} className={css.label}>
        {hideLabel ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      </div>
      {children}
      <FieldMessage id={id} help={help} error={error} />
    </div>
  );
}
