import englishWords from '@ciguawatch/shared/domain/locales/en_US.json';
import frenchWords from '@ciguawatch/shared/domain/locales/fr_FR.json';
import { addMessages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import { LeadingBars } from './leading-bars';

beforeAll(() => addMessages('domain', { en_US: englishWords, fr_FR: frenchWords }));

test.each([
  [
    'a tie at the fifth is shown whole',
    [9, 8, 7, 6, 5, 5, 5, 2],
    7,
    'and 1 other with 2',
    'et 1 autre avec 2',
  ],
  [
    'a tie too long is left out and told',
    [9, 8, ...Array(9).fill(2)],
    2,
    'and 9 others with 2 each',
    'et 9 autres avec 2 chacun',
  ],
  [
    'all equal: it is told of the others',
    Array(12).fill(1),
    5,
    'and 7 others with 1 each',
    'et 7 autres avec 1 chacun',
  ],
  [
    'lower ones are told',
    [9, 8, 7, 6, 5, 4, 3],
    5,
    'and 2 others with at most 4 each',
    'et 2 autres avec 4 au plus chacun',
  ],
  ['all of five, nothing is told', [5, 4, 3, 2, 1], 5, null, null],
])('%s', (_, counts: number[], shown, english, french) => {
  // As they come, which need not be in the order of counts.
  const bars = counts.map((count, at) => ({ key: String(at), label: `Fish ${at}`, count })).reverse();
  for (const [language, words] of [
    ['en_US', english],
    ['fr_FR', french],
  ] as const) {
    const { container, unmount } = renderWithRuntime(<LeadingBars bars={bars} label="Fish" />, { language });
    expect(screen.getAllByRole('listitem')).toHaveLength(shown);
    expect(container.querySelector('p')?.textContent ?? null).toBe(words);
    unmount();
  }
});
