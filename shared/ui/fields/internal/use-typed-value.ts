import { useState } from 'react';

export interface Typed {
  /** Text of the input. */
  text: string;
  /** The text is invalid and the person has left the field. */
  isInvalid: boolean;
  type: (text: string) => void;
  leave: () => void;
  enter: () => void;
  /** Sets a value from elsewhere, for example a calendar. */
  choose: (value: string | null) => void;
}

interface Options {
  value: string | null;
  onChange: (value: string | null) => void;
  onValidity?: ((valid: boolean) => void) | undefined;
  /** `undefined` for invalid text. */
  parse: (text: string) => string | null | undefined;
  show: (value: string | null) => string;
}

/** State of an input whose text is parsed: the typed text stays unchanged until the field is left. */
export function useTypedValue({ value, onChange, onValidity, parse, show }: Options): Typed {
  const [draft, setDraft] = useState<{ text: string; value: string | null } | null>(null);
  const [left, setLeft] = useState(false);
  // A value set from outside replaces the typed text.
  const live = draft !== null && draft.value === value ? draft : null;
  const wrong = live !== null && parse(live.text) === undefined;
  const type = (text: string) => {
    const parsed = parse(text);
    setDraft({ text, value: parsed ?? null });
    onValidity?.(parsed !== undefined);
    onChange(parsed ?? null);
  };
  return {
    text: live?.text ?? show(value),
    isInvalid: wrong && left,
    type,
    leave: () => {
      setLeft(true);
      if (!wrong) setDraft(null);
    },
    enter: () => setLeft(false),
    choose: (next) => {
      setDraft(null);
      onValidity?.(true);
      onChange(next);
    },
  };
}
