import { SAMPLING_TIME } from '@ciguawatch/shared/domain/algae/sampling-time';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { useState } from 'react';

interface Props {
  day: string | null;
  onChange: (day: string | null) => void;
  onValidity: (valid: boolean) => void;
}

/** A year or a month alone, as files often give it; a whole day may be typed in its place. */
export function PartialDay({ day, onChange, onValidity }: Props) {
  const t = useT('algae');
  const [text, setText] = useState(day ?? '');
  const wrong = text.trim() !== '' && (!SAMPLING_TIME.test(text.trim()) || text.includes('T'));
  return (
    <TextField
      label={t('field.day')}
      help={t('form.partialDay')}
      value={text}
      autoComplete="off"
      error={wrong ? t('form.partialWrong') : null}
      onChange={(typed) => {
        setText(typed);
        const given = typed.trim();
        const valid = given === '' || (SAMPLING_TIME.test(given) && !given.includes('T'));
        onValidity(valid);
        // A whole day is taken when the field is left: the other field would take its place under the fingers.
        if (valid && given.length < 10) onChange(given || null);
      }}
      onBlur={() => SAMPLING_TIME.test(text.trim()) && onChange(text.trim())}
    />
  );
}
