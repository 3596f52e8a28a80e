import { useState } from 'react';
import { useUiT } from '../foundation/ui-texts';
import type { FieldProps } from './internal/field';
import { Segmented } from './segmented';

export interface TriStateProps extends FieldProps {
  /** `null` while unanswered, and for "don't know". */
  value: boolean | null;
  onChange: (value: boolean | null) => void;
  onBlur?: (() => void) | undefined;
  /** Offers "don't know" as third answer. Its value is `null`, like no answer. */
  withUnknown?: boolean | undefined;
  /**
   * Whether "don't know" was chosen, where the caller stores it; otherwise the field remembers it while
   * mounted.
   */
  isUnknown?: boolean | undefined;
  onUnknown?: ((unknown: boolean) => void) | undefined;
  fullWidth?: boolean | undefined;
  className?: string | undefined;
}

/** No, yes, or unanswered. Nothing is preselected; pressing the chosen answer again clears it. */
export function TriState(props: TriStateProps) {
  const { value, onChange, withUnknown = true, isUnknown, onUnknown, fullWidth = true, ...rest } = props;
  const t = useUiT();
  const [saidUnknown, setSaidUnknown] = useState(false);
  const options = [
    { value: 'no', label: t('choice.no') },
    { value: 'yes', label: t('choice.yes') },
    ...(withUnknown ? [{ value: 'unknown', label: t('choice.unknown') }] : []),
  ];
  const unsure = withUnknown && (isUnknown ?? saidUnknown);
  const shown = value === null ? (unsure ? 'unknown' : null) : value ? 'yes' : 'no';
  const answer = (next: string | null) => {
    setSaidUnknown(next === 'unknown');
    onUnknown?.(next === 'unknown');
    onChange(next === 'yes' ? true : next === 'no' ? false : null);
  };
  return (
    <Segmented
      {...rest}
      options={options}
      value={shown}
      onChange={answer}
      onClear={() => answer(null)}
      fullWidth={fullWidth}
    />
  );
}
