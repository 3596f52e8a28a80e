/**
 * Words to avoid on public screens, each with a simpler one: an islander understands "poisson ou
 * coquillage", "cookies", "déjà eu la ciguatera". Medical terms and those of operators stay on operators' screens
 * (design, "Words").
 */
export const SIMPLER_WORDS = {
  fr_FR: [
    [/\bproduits?\b(?! de la mer)/, 'poisson ou coquillage'],
    [/antécédents?|\bantecedents?\b/, 'déjà eu la ciguatera'],
    [/\btémoins? de connexion\b|\btraceurs?\b/, 'cookies'],
    [/\bcourriels?\b/, 'e-mail'],
    [/\bréférents?\b|\badministrateurs?\b|\badministre\b/, 'la personne qui s’occupe du portail'],
    [/\bsync/, 'mis à jour'],
    [/géolocalis|\blocalisation\b/, 'position'],
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
    [/sous-déclar|susceptibles? de\b/, 'les mots de tous les jours'],
    [/modération|\bmodérateurs?\b/, 'le laboratoire'],
    [/\bjetons?\b|\btokens?\b/, 'code, lien'],
    [
      /\bcaches?\b|\bpayload|\bworkflow|\boccurrences?\b|\bmétadonnées?\b|\brequêtes?\b|\binstances?\b/,
      'ce que cela fait',
    ],
    [/\bfile d’attente\b/, 'envois en attente'],
    [/\bretenue?s?\b/, 'masqué'],
    [/la clé(?!\p{L}| d’accès)/u, 'les images'],
    [/\bic (?=\d)/, 'intervalle à 95 %'],
    [/\bdont la personne est publique|\bdit à partir de/, 'affiché à partir de'],
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
    [/under-report/, 'many cases are not reported'],
    [/\bmoderat(?:ion|ors?)\b/, 'the laboratory'],
    [/\btokens?\b/, 'code, link'],
    [
      /\bcaches?\b|\bpayload|\bworkflow|\boccurrences?\b|\bmetadata\b|\bquer(?:y|ies)\b|\binstances?\b(?<!for instance)/,
      'what it does',
    ],
    [/\bqueued?\b/, 'waiting to be sent'],
    [/\bin alert\b/, 'with an alert'],
    [/\bleaves by itself\b|\bhas(?: not)? left\b/, 'is sent, was sent'],
    [/\bci\b(?!:)/, '95% interval'],
    [/\bwhose person is public|\btold from/, 'shown from'],
    [/^counted are\b/, 'the figures count'],
  ],
};

/**
 * One word for a meaning, on every screen: the words left of each pair were used beside the right one, or are a
 * translation word by word.
 */
export const HOUSE_WORDS = {
  fr_FR: [
    [/ciguatéra/, 'ciguatera'],
    [/adresses? électroniques?/, 'adresse e-mail'],
    [/\bannuaires?\b/, 'répertoire'],
    [/\bsignalements?\b/, 'déclaration, point à vérifier'],
    [/\brétabli(?!ssement)(?!r \(ctrl)/, 'restaurer; « rétablissement » est celui d’un malade'],
    [/\bseconds? facteurs?\b|\bseconde personne\b/, 'deuxième étape, deuxième personne'],
    [/authentification unique/, 'connexion unique'],
    [/guichet des droits/, 'bureau des droits'],
    [/détenus? (?:d’une|de cette|sur une) personne/, 'conservé sur une personne'],
    [/nº/, 'n°'],
    [/\bon ne sait\b/, 'personne ne sait'],
  ],
  en_US: [
    [/\bno more\b(?=,|\.|:| and|$)(?<=(?:counts|works) no more)/, 'no longer counts, no longer works'],
    [/\bmeanwhile\b/, 'in the meantime'],
    [/\bheld of\b/, 'held about'],
    [/\bis but an?\b|\bis no (?:number|value|json|geojson)\b/, 'is only a, is not a'],
    [/\bwithdrawal asked\b/, 'withdrawal requested'],
    [/\bsecond factors?\b/, 'second step'],
    [/\bsigning in\b|\bsign(?:ing)? out\b/, 'log in, log out'],
    [/\ball the same\b/, 'anyway'],
    [
      /\bversion before\b|\bvalues of before\b|\bof before the\b/,
      'earlier version, earlier values, before the',
    ],
  ],
};
