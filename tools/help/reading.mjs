/**
 * Measures how hard the guides and the texts of public screens are, `npm run reading`, and writes docs/reading.md. Run it
 * after changing them; a test holds the longest sentence and the median.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/run/step.mjs';
import { inspectGuide } from '../../scripts/texts/reading/guides.mjs';
import { proseOfScreen, SCREEN_NAMES } from '../../scripts/texts/reading/public-texts.mjs';
import { proseOfText, readingOf, sentencesOf } from '../../scripts/texts/reading/sentences.mjs';

const CODES = { fr: 'fr_FR', en: 'en_US' };
const sentencesOfScreen = (language, screen) =>
  proseOfScreen(screen, CODES[language]).map(proseOfText).flatMap(sentencesOf);

const row = (what, language, { sentences, median, longest, lix, age }) =>
  `| ${what} | ${language} | ${sentences} | ${median} | ${longest} | ${lix} | ${age} |`;

const languages = Object.keys(CODES);
const guides = readdirSync(join(ROOT, 'server/help/en')).map((file) => file.replace('.md', ''));
const rows = [
  ...guides.flatMap((guide) => languages.map((one) => row(`guide ${guide}`, one, inspectGuide(one, guide)))),
  ...SCREEN_NAMES.flatMap((name) =>
    languages.map((one) => row(name, one, readingOf(sentencesOfScreen(one, name)))),
  ),
];
writeFileSync(
  join(ROOT, 'docs/reading.md'),
  `# How hard the texts are to read

Written by \`npm run reading\`. Words per sentence (half the sentences have at most the median), LIX (Björnsson 1968: words
per sentence plus the share of words above six letters), and the age at which pupils read such a text (grades of LIX by
Anderson, Journal of Reading 26, 1983, plus six). French has longer words than English, so that its LIX is higher for the
same text. Only texts that end as a sentence or as an item of a list are counted on screens; labels are not.

| text | language | sentences | median | longest | LIX | age |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`,
);
console.info(rows.join('\n'));
