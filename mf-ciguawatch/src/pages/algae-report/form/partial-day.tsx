import { SAMPLING_TIME } from '@ciguawatch/shared/domain/algae/sampling-time';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { useState } from 'react';

interface Props {
  day: string | null;
  onChange: (day: string | null) => void;
  onValidity: (valid: boolean) => void;
}

/** Input for a date of which only the year or month is known; a full date may be typed, too. */
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
        // A full date is passed on when the input loses focus, because it replaces this input by a date field.
        if (valid && given.length < 10) onChange(given || null);
      }}
      onBlur={() => SAMPLING_TIME.test(text.trim()) && onChange(text.trim())}
    />
  );
}
