import { texts } from './dictionaries.mjs';

/**
 * Words to avoid on public screens, each with a simpler one: an islander understands "poisson ou
 * coquillage", "cookies", "déjà eu la ciguatera". Medical terms stay on operators' screens (design,
 * "Words").
 */
const SIMPLER_WORDS = {
  fr_FR: [
    [/\bproduits?\b(?! de la mer)/, 'poisson ou coquillage'],
    [/antécédents?|\bantecedents?\b/, 'déjà eu la ciguatera'],
    [/\btémoins? de connexion\b|\btraceurs?\b/, 'cookies'],
    [/\bcourriels?\b/, 'e-mail'],
    [/\bréférents?\b|\badministrateurs?\b/, 'la personne qui s’occupe du portail'],
    [/\bsync/, 'mis à jour'],
    [/géolocalis/, 'position'],
    [/\bphénotypes?\b|\btaxons?\b|\bspécimens?\b/, 'groupe, espèce'],
    [/\bauthentifi|\bidentifiants?\b/, 'connexion, numéro'],
    [/dysesthési/, 'le froid brûle'],
    [/paresthési/, 'picotements'],
    [/dysgueusi/, 'goût modifié'],
    [/asthéni/, 'fatigue intense'],
    [/hypotension|hypertension|systolique|diastolique/, 'tension basse, tension haute'],
    [/tachycardi|bradycardi/, 'cœur rapide, cœur lent'],
    [/hypothermi/, 'température trop basse'],
    [/prurit|urogénital|oro-?facial|céphalée|myalgi|arthralgi/, 'le nom de tous les jours'],
    [
      /symptomatolog|étiolog|pathologi|prévalence|morbidité|\bincidence|anamnèse|posologi/,
      'les mots de tous les jours',
    ],
  ],
  en_US: [
    [/\bproducts?\b/, 'fish or shellfish'],
    [/antecedents?/, 'ciguatera before'],
    [/\breferents?\b|\badministrators?\b/, 'the person who looks after the portal'],
    [/\bsync/, 'updated'],
    [/geolocat/, 'position'],
    [/\bphenotypes?\b|\btax(on|a)\b|\bspecimens?\b/, 'group, species'],
    [/\bauthenticat|\bidentifiers?\b/, 'login, number'],
    [/dys[a]?esthesia/, 'cold feels burning'],
    [/par[a]?esthesia/, 'tingling'],
    [/dysgeusia/, 'changed taste'],
    [/asthenia/, 'extreme tiredness'],
    [/hypotension|hypertension|systolic|diastolic/, 'low pressure, high pressure'],
    [/tachycardia|bradycardia/, 'fast heartbeat, slow heartbeat'],
    [/hypothermia/, 'temperature too low'],
    [/pruritus|urogenital|orofacial|cephalalgia|myalgia|arthralgia/, 'the everyday name'],
    [
      /symptomatolog|[a]?etiolog|patholog|prevalence|morbidity|\bincidence|anamnesis|posology/,
      'everyday words',
    ],
  ],
};

/** Texts shown to the public, by namespace. */
const PUBLIC_TEXTS = {
  shell: /^(?!role\.)/,
  legal: /./,
  message: /^(?!lack\.)/,
  outbox: /./,
  ui: /./,
  errors: /./,
  domain: /./,
  ciguawatch: /^(map|report|reportPdf|stats|risk)\./,
  figures: /./,
};
/** Names of fields that only editors or health staff see. */
const FOR_STAFF = /^reportFields\.(case_uuid|gsympt_blood_pressure_pa[sd])$/;

/**
 * Finds hard words on public screens; yields lines with the place and the simpler word.
 * @param folders source folder of each namespace
 * @param quoted texts that the specification prescribes literally
 */
export function* hardWords(folders, quoted) {
  for (const [namespace, pages] of Object.entries(PUBLIC_TEXTS))
    for (const [language, words] of Object.entries(SIMPLER_WORDS))
      for (const [key, text] of texts(namespace, language)) {
        if (!pages.test(key) || FOR_STAFF.test(key) || quoted.has(text)) continue;
        for (const { found, rather } of hardIn(text, words))
          yield `${folders[namespace]} ${key}: “${found}” is no word of everybody's in ${language}; rather “${rather}”`;
      }
}

const hardIn = (text, words) =>
  words.flatMap(([word, rather]) => {
    const found = word.exec(text.toLowerCase());
    return found ? [{ found: found[0], rather }] : [];
  });
