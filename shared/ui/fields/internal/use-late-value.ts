import { useState } from 'react';

interface Shown {
  text: string;
  type: (text: string) => void;
}

/**
 * Text of an input whose value comes back late, such as a search kept in the URL: the router renders it when there is
 * time, and a letter typed before would be put into the text of before. What was typed is shown until its value has
 * come; a value that was never typed comes from elsewhere and replaces it.
 */
export function useLateValue(value: string, onChange: (value: string) => void): Shown {
  const [seen, setSeen] = useState(value);
  const [typed, setTyped] = useState<readonly string[]>([]);
  if (seen !== value) {
    setSeen(value);
    const came = typed.indexOf(value);
    setTyped(came < 0 ? [] : typed.slice(came + 1));
  }
  return {
    text: typed.at(-1) ?? value,
    type: (text) => {
      setTyped((before) => [...before, text]);
      onChange(text);
    },
  };
}
