import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { type Ref, useEffect, useRef, useState } from 'react';
import css from './filters.module.css';

/** Milliseconds after the last keystroke until the search starts. */
const PAUSE = 300;
const LONGEST = 100;

interface Props {
  words: string;
  onWords: (words: string) => void;
  inputRef: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** Search field that passes the words on once typing pauses; until they come back it shows what was typed. */
export function WordsField({ words, onWords, inputRef }: Props) {
  const t = useT('caseList');
  const [typed, setTyped] = useState<string | null>(null);
  const passed = useRef(new Set<string>());
  // The words also change from outside, through the back button or a saved view: no search is due then.
  useEffect(() => {
    if (!passed.current.delete(words)) setTyped(null);
  }, [words]);
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => {
      setTyped(null);
      if (typed === words) return;
      passed.current.add(typed);
      onWords(typed);
    }, PAUSE);
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
        value={words}
        onChange={setTyped}
        inputRef={inputRef}
      />
    </search>
  );
}
