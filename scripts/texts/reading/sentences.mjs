/** A word, with its apostrophes and hyphens: `l’île` is one, as for a reader. */
const WORD = /[\p{L}\p{N}]+(?:[’'\-ʻ][\p{L}\p{N}]+)*/gu;

/** Words of a text. @returns {string[]} */
export const wordsOf = (text) => text.match(WORD) ?? [];

/** Sentences of a text: they end at a full stop, a question mark or an exclamation mark, and at a line. */
export const sentencesOf = (text) =>
  text
    .split(/(?<=[.!?…][»”)]?)\s+|\n+/)
    .map((one) => one.trim())
    .filter((one) => wordsOf(one).length > 0);

/**
 * What a reader reads of a guide, line by line: no headings, pictures and tables of keys, and links as their words.
 * @param {string} markdown
 */
export const proseOf = (markdown) =>
  markdown
    .split('\n')
    .filter((line) => !/^(#|!\[|\|)/.test(line))
    .map((line) =>
      line
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/\*\*|`/g, '')
        .replace(/^(\d+\.|-) /, ''),
    )
    .join('\n');

/** What a reader reads of a text of a dictionary: its longest plural form, and a word for each value. */
export const proseOfText = (text) =>
  text
    .split('|')
    .reduce((longest, one) => (one.length > longest.length ? one : longest), '')
    .replace(/\{\{[^}]*\}\}/g, 'x');

/** Most words of a sentence that the public reads, on a screen or in a guide. */
export const LONGEST_SENTENCE = 25;

/** Sentences of a text of a dictionary that are too long, each plural form for itself and a word for each value. */
export const longOf = (text) =>
  text
    .split('|')
    .flatMap((form) => sentencesOf(form.replace(/\{\{[^}]*\}\}/g, 'x')))
    .filter((sentence) => wordsOf(sentence).length > LONGEST_SENTENCE);

const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** Least LIX of each school grade from 2 on (Anderson, Journal of Reading 26, 1983, p. 490–496); below it is grade 1. */
const LIX_OF_GRADES = [10, 15, 20, 24, 28, 32, 36, 40, 44, 48, 52];
/** Age at which pupils begin grade 1. */
const AGE_OF_GRADE_1 = 6;

/**
 * How hard a text is. LIX (Björnsson 1968) is words per sentence plus the share of words over six letters in percent; it
 * was made for several languages, French and English among them.
 * @param {readonly string[]} sentences
 */
export function readingOf(sentences) {
  const lengths = sentences.map((one) => wordsOf(one).length);
  const words = sentences.flatMap(wordsOf);
  const long = words.filter((word) => [...word].length > 6).length;
  const lix = sentences.length === 0 ? 0 : words.length / sentences.length + (100 * long) / words.length;
  const grade = 1 + LIX_OF_GRADES.filter((least) => lix >= least).length;
  return {
    sentences: sentences.length,
    median: median(lengths),
    longest: Math.max(0, ...lengths),
    lix: Math.round(lix),
    age: AGE_OF_GRADE_1 + grade - 1,
  };
}
