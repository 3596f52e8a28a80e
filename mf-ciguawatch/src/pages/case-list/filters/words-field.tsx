import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { type Ref, useEffect, useState } from 'react';
import css from './filters.module.css';

/** Milliseconds without a key before what was typed is searched for. */
const PAUSE = 300;
const LONGEST = 100;

interface Props {
  words: string;
  onWords: (words: string) => void;
  inputRef: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** Words to find, asked for once they are typed. */
export function WordsField({ words, onWords, inputRef }: Props) {
  const t = useT('caseList');
  const [typed, setTyped] = useState(words);
  // The back button and the views bring other words.
  useEffect(() => setTyped(words), [words]);
  useEffect(() => {
    if (typed === words) return;
    const timer = setTimeout(() => onWords(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, words, onWords]);
  return (
    <search className={css.search}>
      <TextField
        label={t('filter.words')}
        hideLabel
        type="search"
        maxLength={LONGEST}
        placeholder={t('filter.wordsHint')}
        prefix={<Icon name="search" />}
        value={typed}
        onChange={setTyped}
        inputRef={inputRef}
      />
    </search>
  );
}
