import { setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { WordsField } from './words-field';

beforeEach(() => {
  setLanguage('en_US');
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** A list whose words come back when `come` says so, as those of the URL do on a slow device. */
function draw() {
  const asked: string[] = [];
  const onWords = (words: string) => asked.push(words);
  const field = (words: string) => <WordsField words={words} onWords={onWords} inputRef={null} />;
  const { rerender } = render(field(''));
  const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  const pause = () => act(() => jest.advanceTimersByTime(300));
  return { asked, type, pause, come: (words: string) => rerender(field(words)) };
}

test('letters typed before a search comes back stay, and are searched for', () => {
  const { asked, type, pause, come } = draw();
  type('Mak');
  pause();
  type('Makatea');
  come('Mak');
  expect(screen.getByRole('searchbox')).toHaveValue('Makatea');
  pause();
  come('Makatea');
  expect(asked).toEqual(['Mak', 'Makatea']);
  expect(screen.getByRole('searchbox')).toHaveValue('Makatea');
});

test('words from elsewhere replace what was typed, which is not searched for', () => {
  const { asked, type, pause, come } = draw();
  type('Mak');
  come('Hao');
  expect(screen.getByRole('searchbox')).toHaveValue('Hao');
  pause();
  expect(asked).toEqual([]);
});

test('a search that was typed and taken back is not searched for', () => {
  const { asked, type, pause } = draw();
  type('M');
  type('');
  pause();
  expect(asked).toEqual([]);
});
