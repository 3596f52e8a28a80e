/**
 * Fails on untranslated texts: literal texts in JSX, keys missing in a dictionary or in one language,
 * plurals without three forms, differing variables, hard words and long sentences on public screens.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run/step.mjs';
import { LANGUAGES, NAMESPACES, sources, texts } from './dictionaries.mjs';
import { blankFaults } from './french-blanks.mjs';
import { hardTexts } from './hard-words.mjs';
import { textUse } from './text-use.mjs';

/**
 * Texts that the specification (sections 5 and 8) prescribes literally keep its spaces; their apostrophes are
 * those of all texts.
 */
const SPECIFIED_TEXTS = new Set([
  'Votre déclaration est enregistrée !',
  'Votre déclaration n’a pas pu être enregistrée !',
  'Ce cas ne peut être supprimé !',
  'Ce cas a bien été supprimé !',
  'Votre mot de passe a été modifié !',
  'Email invalide ! Merci d’entrer un email valide.',
  'Une erreur de serveur est survenue. Veuillez contacter votre référent Ciguawatch.',
  'A server error occurred. Please contact your Ciguawatch referent.',
]);
/**
 * Namespaces used in CSV files and drawn images, where a no-break space would show as a strange character.
 */
const FILE_NAMESPACES = new Set(['figures']);
/**
 * Variables whose value rules fix and that is never one, or no number; no alert rule is about a single case (`observed`).
 */
const NEVER_ONE = new Set(['length', 'minutes', 'days', 'observed', 'portal']);
/** A number before a plural noun, which needs a form for one; checked on the English text. */
const COUNTED_NOUN =
  /\{\{\s*(\w+)\s*\}\} (?!(?:is|was|has|this|does|as|its|ends|keeps)\b)(?:[a-z]+ )?[a-z]+s\b/g;
const faults = [];
const dictionaries = Object.fromEntries(
  Object.keys(NAMESPACES).map((namespace) => [
    namespace,
    LANGUAGES.map((language) => texts(namespace, language)),
  ]),
);
const variables = (text) =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]))].sort().join(' ');
const forms = (text) => text.split('|').length;

for (const [namespace, [french, english]] of Object.entries(dictionaries)) {
  for (const key of new Set([...french.keys(), ...english.keys()])) {
    const [fr, en] = [french.get(key), english.get(key)];
    const where = `${NAMESPACES[namespace]} ${key}`;
    if (!fr || !en) faults.push(`${where}: missing in ${fr ? 'en_US' : 'fr_FR'}`);
    else {
      if (variables(fr) !== variables(en))
        faults.push(`${where}: the variables differ (${variables(fr)} / ${variables(en)})`);
      if (forms(fr) !== forms(en) || ![1, 3].includes(forms(fr)))
        faults.push(`${where}: a plural has three forms, none|singular|plural`);
      if (forms(en) === 1 && [...en.matchAll(COUNTED_NOUN)].some(([, name]) => !NEVER_ONE.has(name)))
        faults.push(`${where}: a number before a noun wants the three forms of a plural`);
      if (/\p{L}'/u.test(`${fr} ${en}`)) faults.push(`${where}: the apostrophe is ’ in every text`);
      if (/<\/?[a-z]/i.test(fr + en)) faults.push(`${where}: texts are plain, without markup`);
      if (!SPECIFIED_TEXTS.has(fr))
        faults.push(...blankFaults(fr, FILE_NAMESPACES.has(namespace)).map((fault) => `${where}: ${fault}`));
    }
  }
}

faults.push(...hardTexts(SPECIFIED_TEXTS));

for (const folder of [
  'shared/ui',
  'shared/runtime',
  'shell/src',
  'mf-fishbase/src',
  'mf-ciguawatch/src',
  'mf-gis/src',
  'mf-global/src',
]) {
  for (const file of sources(folder)) {
    const { literals, keys } = textUse(readFileSync(join(ROOT, file), 'utf8'), file.endsWith('x'));
    for (const literal of literals) faults.push(`${file}: literal text “${literal}”`);
    for (const { namespaces, key, start } of keys) {
      for (const [index, language] of LANGUAGES.entries()) {
        const known = namespaces.some((namespace) => {
          const entries = dictionaries[namespace]?.[index];
          return (
            entries && (key ? entries.has(key) : [...entries.keys()].some((entry) => entry.startsWith(start)))
          );
        });
        if (!known)
          faults.push(`${file}: ${namespaces.join('/')} has no text ${key ?? `${start}…`} in ${language}`);
      }
    }
  }
}

if (faults.length > 0) {
  console.error(`${faults.join('\n')}\n${faults.length} faults`);
  process.exit(1);
}
const counts = Object.entries(dictionaries).map(([namespace, [french]]) => `${namespace} ${french.size}`);
console.log(`Both languages are complete: ${counts.join(', ')} texts.`);
