import { useState } from 'react';
import { useUiT } from '../foundation/ui-texts';
import type { FieldProps } from './internal/field';
import { Segmented } from './segmented';

export interface TriStateProps extends FieldProps {
  /** `null` while unanswered, and when the person says they do not know. */
  value: boolean | null;
  onChange: (value: boolean | null) => void;
  onBlur?: (() => void) | undefined;
  /** Offers "don't know" as a third answer. Its value is `null`, like no answer. */
  withUnknown?: boolean | undefined;
  /** Whether "don't know" was the answer, where the caller keeps it; else it lasts as long as the field is drawn. */
  isUnknown?: boolean | undefined;
  onUnknown?: ((unknown: boolean) => void) | undefined;
  fullWidth?: boolean | undefined;
  className?: string | undefined;
}

/** No, yes, or no answer. Nothing is preselected; pressing the answer again takes it back. */
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
