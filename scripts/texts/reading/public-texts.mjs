import { texts } from '../dictionaries.mjs';

/** Texts shown to the public, by namespace. Pages for programmers may use their words, those of roles theirs. */
const PUBLIC_TEXTS = {
  shell: /^(?!role\.)/,
  legal: /./,
  message: /^(?!lack\.)/,
  outbox: /./,
  ui: /./,
  errors: /^(?!code\.(?:token|sso|factor|passkey|approval)_)/,
  domain: /./,
  ciguawatch: /^(map|report|reportPdf|stats|risk|fishKey)\./,
  figures: /./,
  methods: /./,
  directory: /^(?!words\.)/,
  pageData: /./,
  head: /./,
  plain: /^plain\.(?!docs|ogc|dwc)/,
};
/** Names of fields that only editors or health staff see, and columns of their files. */
const FOR_STAFF =
  /^reportFields\.(case_uuid|gsympt_blood_pressure_pa[sd])$|^report\.desk|^stats\.(outcome|lowShare|highShare)/;

/** Every public text: namespace, language, key and text. @param {readonly string[]} languages */
export function* publicTexts(languages) {
  for (const [namespace, pages] of Object.entries(PUBLIC_TEXTS))
    for (const language of languages)
      for (const [key, text] of texts(namespace, language))
        if (pages.test(key) && !FOR_STAFF.test(key)) yield { namespace, language, key, text };
}

/** Public screens by the pages of the dictionaries that they show. */
const SCREENS = {
  home: ['shell', /^home\./],
  'report form': ['ciguawatch', /^report\./],
  'after sending': ['outbox', /./],
  map: ['ciguawatch', /^map\./],
  statistics: ['ciguawatch', /^stats\./],
  risk: ['ciguawatch', /^risk\./],
  'fish key': ['ciguawatch', /^fishKey\./],
  'species directory': ['directory', /^(?!words\.)/],
  'how figures are computed': ['methods', /./],
  'messages on errors': ['errors', /./],
  'pages without scripts': ['plain', /^plain\./],
  'legal pages': ['legal', /./],
};
export const SCREEN_NAMES = Object.keys(SCREENS);

/** A label is no sentence: only texts that end as one are read, in both forms of a list item. */
const SENTENCE = /[.?!…;]$/;

/** Texts of a screen that are sentences. @param {string} screen one of SCREEN_NAMES @returns {string[]} */
export function proseOfScreen(screen, language) {
  const [namespace, wanted] = SCREENS[screen];
  return [...texts(namespace, language)]
    .filter(([key, text]) => wanted.test(key) && SENTENCE.test(text))
    .map(([, text]) => text);
}
