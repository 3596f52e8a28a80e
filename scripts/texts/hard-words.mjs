import { NAMESPACES, texts } from './dictionaries.mjs';
import { publicTexts } from './reading/public-texts.mjs';
import { LONGEST_SENTENCE, longOf } from './reading/sentences.mjs';
import { HOUSE_WORDS, SIMPLER_WORDS } from './reading/simpler-words.mjs';

const LANGUAGES = Object.keys(SIMPLER_WORDS);

/**
 * Finds hard words and long sentences on public screens, and words of which the house has another on any; yields
 * lines with the place and what is better.
 * @param quoted texts that the specification prescribes literally
 */
export function* hardTexts(quoted) {
  for (const { namespace, language, key, text } of publicTexts(LANGUAGES))
    if (!quoted.has(text))
      for (const fault of faultsOfPublic(language, text)) yield `${NAMESPACES[namespace]} ${key}: ${fault}`;
  yield* wordsOfOthers();
}

/** Words of which the house has another, in any text. */
function* wordsOfOthers() {
  for (const [namespace, folder] of Object.entries(NAMESPACES))
    for (const language of LANGUAGES)
      for (const [key, text] of texts(namespace, language))
        for (const { found, rather } of hardIn(text, HOUSE_WORDS[language]))
          yield `${folder} ${key}: “${found}” has another word in ${language}: “${rather}”`;
}

const faultsOfPublic = (language, text) => [
  ...hardIn(text, SIMPLER_WORDS[language]).map(
    ({ found, rather }) => `“${found}” is no word of everybody's in ${language}; rather “${rather}”`,
  ),
  ...longOf(text).map(
    (sentence) => `more than ${LONGEST_SENTENCE} words in ${language}; split it: “${sentence}”`,
  ),
];

/** Which words of a list a text has: what was found, and the better word. */
export const hardIn = (text, words) =>
  words.flatMap(([word, rather]) => {
    const found = word.exec(text.toLowerCase());
    return found ? [{ found: found[0], rather }] : [];
  });
