import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../run/step.mjs';
import { NAMESPACES, texts } from '../dictionaries.mjs';
import { blankFaults } from '../french-blanks.mjs';
import { LONGEST_SENTENCE, proseOf, readingOf, sentencesOf, wordsOf } from './sentences.mjs';

/** Every text of the portal in a language, each plural form for itself. */
const labelsOf = (code) =>
  new Set(
    Object.keys(NAMESPACES).flatMap((name) =>
      [...texts(name, code).values()].flatMap((text) => text.split('|')),
    ),
  );

/**
 * What is wrong with a guide as a text, and how hard it is.
 * @param language fr or en
 */
export function inspectGuide(language, guide) {
  const markdown = readFileSync(join(ROOT, 'server/help', language, `${guide}.md`), 'utf8');
  const prose = proseOf(markdown);
  const sentences = sentencesOf(prose);
  const labels = labelsOf(language === 'fr' ? 'fr_FR' : 'en_US');
  const named = [...markdown.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name]) => name);
  return {
    long: sentences.filter((one) => wordsOf(one).length > LONGEST_SENTENCE),
    blanks:
      language === 'fr'
        ? prose.split('\n').flatMap((line) => blankFaults(line).map((fault) => `${line}: ${fault}`))
        : [],
    unknownLabels: named.filter((name) => !labels.has(name)),
    ...readingOf(sentences),
  };
}
