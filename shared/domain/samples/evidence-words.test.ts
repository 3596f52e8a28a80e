import { type EvidenceItem, evidenceItems } from './evidence-words';

const said: [string, unknown][] = [];
const speaker = {
  t: (key: string, vars?: object) => {
    said.push([key, vars]);
    return key;
  },
  number: (value: number, { maximumFractionDigits = 0 }: Intl.NumberFormatOptions = {}) =>
    value.toFixed(maximumFractionDigits),
  island: (id: number) => `island ${id}`,
};
const cell = { method: 'CBA-N2a' as const, of: 'survey' as const, country: 4, island: 69, unclear: 0 };
const sight = { sees: 0, blind: 1, unknown: 0 };
const spoken = (part: object): EvidenceItem[] => {
  said.length = 0;
  return evidenceItems([{ ...cell, above: 9, below: 3, sight, lengths: null, ...part }], speaker);
};

test('says how many of how many, with share and interval', () => {
  spoken({});
  expect(said[0]).toEqual([
    'evidence.said',
    { count: 12, method: 'CBA-N2a', above: '9', share: '75', low: '43', high: '95' },
  ]);
});

test('an upper bound below all is not rounded to all', () => {
  spoken({ above: 44, below: 1 });
  expect(said[0]?.[1]).toMatchObject({ share: '98', low: '88', high: '99.9' });
});

test('length and place stand where they are known, and what the method sees always', () => {
  const [one] = spoken({ lengths: [30, 52], unclear: 2 });
  expect(one?.notes).toEqual([
    'evidence.unclear',
    'evidence.lengths',
    'evidence.islands',
    'evidence.sight_blind',
  ]);
  expect(spoken({ island: null, lengths: [30, 30] })[0]?.notes).toEqual([
    'evidence.length',
    'evidence.sight_blind',
  ]);
});
