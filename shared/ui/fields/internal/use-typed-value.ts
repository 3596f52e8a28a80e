import { useState } from 'react';

export interface Typed {
  /** Text of the input. */
  text: string;
  /** The text is no value and the person has left the field. */
  isInvalid: boolean;
  type: (text: string) => void;
  leave: () => void;
  enter: () => void;
  /** Sets a value chosen in another way, for example from a calendar. */
  choose: (value: string | null) => void;
}

interface Options {
  value: string | null;
  onChange: (value: string | null) => void;
  onValidity?: ((valid: boolean) => void) | undefined;
  /** `undefined` for text that is no value. */
  parse: (text: string) => string | null | undefined;
  show: (value: string | null) => string;
}

/** State of an input whose text is parsed: what is typed stays as typed until the field is left. */
export function useTypedValue({ value, onChange, onValidity, parse, show }: Options): Typed {
  const [draft, setDraft] = useState<{ text: string; value: string | null } | null>(null);
  const [left, setLeft] = useState(false);
  // A value set from outside wins over what was typed before.
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
