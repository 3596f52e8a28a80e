import { PLAN } from '@ciguawatch/shared/domain/legal/plan';
import en_US from './locales/en_US.json';
import fr_FR from './locales/fr_FR.json';

const used = (page: keyof typeof PLAN): string[] =>
  PLAN[page].flatMap(({ heading, before, list, groups, after, link }) => [
    heading,
    ...before,
    ...list,
    ...groups.flatMap((group) => [group.before, ...group.list]),
    ...after,
    ...(link ? [link.key] : []),
  ]);

/** Texts that belong to the publisher's block instead of a section. */
const TEXTS_OUTSIDE_PLAN: Record<keyof typeof PLAN, string[]> = {
  notice: ['name', 'address', 'email', 'host', 'notSet'],
  terms: [],
  privacy: ['dpo'],
};

test.each(['notice', 'terms', 'privacy'] as const)(
  '%s: every text is shown, and every shown text exists',
  (page) => {
    const expected = [...new Set([...used(page), ...TEXTS_OUTSIDE_PLAN[page]])].sort();
    expect(Object.keys(fr_FR[page]).sort()).toEqual(expected);
    expect(Object.keys(en_US[page]).sort()).toEqual(expected);
  },
);

test.each([
  ['the largest islands', 'privacy', 'publicMany', ['{{profile}}']],
  ['islands between the limits', 'privacy', 'publicSome', ['{{person}}', '{{profile}}']],
  ['the smallest islands', 'privacy', 'publicFew', ['{{person}}']],
  ['classes of people ill', 'privacy', 'public_illAtLeast', ['{{classes}}']],
  ['how long a draft stays', 'privacy', 'deviceItem3', ['{{days}}']],
  ['how long a sent report stays', 'privacy', 'deviceItem4', ['{{days}}']],
  ['the threshold of an alert', 'terms', 'readingItem3', ['{{threshold}}']],
] as const)(
  '%s follows the number that the portal uses, the same in both languages',
  (_, page, key, names) => {
    for (const texts of [fr_FR, en_US]) {
      const text = (texts[page] as Record<string, string>)[key] ?? '';
      expect(text.match(/\{\{\w+\}\}/g)).toEqual(names);
      expect(text.replace(/\{\{\w+\}\}/g, '')).not.toMatch(/\d/);
    }
  },
);

test('the erasure period is the configured one, in both languages', () => {
  expect(fr_FR.privacy.longItem1).toContain('{{months}}');
  expect(en_US.privacy.longItem1).toContain('{{months}}');
});
