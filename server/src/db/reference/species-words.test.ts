import { readCsv, readJson, referenceDir } from './files';

interface Words {
  fr: string;
  en: string;
  maxLengthCm: number | null;
  sources: { title: string; url: string; read: string }[];
}

const words = Object.entries(readJson<Record<string, Words>>(referenceDir(), 'species_words.json'));
const sentences = (text: string) => text.split(/(?<=[.!?])\s+/u);

/** What an animal is worth as food, which no description says. */
const FORBIDDEN = [
  /\b(safe\w*|unsafe|toxi\w*|poison\w*|venom\w*|edible|danger\w*|harm\w*|risk\w*|ciguat\w*)\b/iu,
  /(?<!\p{L})(sains?|saines?|toxi\p{L}*|v[eé]n[eé]n\p{L}*|venim\p{L}*|comestib\p{L}*|dang\p{L}*|risqu\p{L}*|inoffensi\p{L}*|ciguat\p{L}*)(?!\p{L})/iu,
];

test('forty species have words, each of them in the directory', () => {
  const slugs = new Set(readCsv(referenceDir(), 'species.csv').map(({ slug }) => slug));
  expect(words).toHaveLength(40);
  for (const [slug] of words) expect(slugs).toContain(slug);
});

test.each(words)(
  '%s: two to four sentences in each language, none of them of another species',
  (slug, of) => {
    for (const text of [of.fr, of.en]) {
      expect(sentences(text).length).toBeGreaterThanOrEqual(2);
      expect(sentences(text).length).toBeLessThanOrEqual(4);
      for (const one of sentences(text)) expect(one).toMatch(/^\p{Lu}.+\.$/u);
      for (const [other, { fr, en }] of words)
        if (other !== slug) expect([...sentences(fr), ...sentences(en)]).not.toEqual(sentences(text));
    }
  },
);

test.each(words)('%s: says nothing of what the fish is worth as food', (_slug, { fr, en }) => {
  for (const pattern of FORBIDDEN) expect(`${en} ${fr}`).not.toMatch(pattern);
});

test.each(words)('%s: spaces, apostrophes and units as in all texts', (_slug, { fr, en }) => {
  expect(`${fr} ${en}`).not.toMatch(/'| {2}|"/);
  expect(fr).not.toMatch(/[^\u00a0]:|[^\u202f][;?!]/u);
  expect(`${fr} ${en}`).not.toMatch(/\d(?!\u00a0)\s?(cm|m)(?!\p{L})/u);
  expect(en).not.toMatch(/[\u00a0\u202f\s][:;?!]/u);
});

test.each(words)('%s: greatest length as in both texts, and where the facts were read', (_slug, of) => {
  for (const text of [of.fr, of.en])
    if (of.maxLengthCm === null) expect(text).not.toMatch(/\u00a0cm/u);
    else expect(text).toContain(`${of.maxLengthCm}\u00a0cm`);
  expect(of.sources.length).toBeGreaterThan(0);
  for (const { title, url, read } of of.sources) {
    expect(title).not.toBe('');
    expect(new URL(url).protocol).toMatch(/^https?:$/);
    expect(read).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});
