import {
  type AskedField,
  type DefinitionOf,
  type FieldOf,
  REPORT_FIELDS,
} from '@ciguawatch/shared/domain/report/report-fields';
import { normalise } from '@ciguawatch/shared/domain/text/search/search';

type GradedOf<F> = F extends `sympt_${string}` ? F : never;
type ChoiceField = Exclude<FieldOf<'choice'>, GradedOf<FieldOf<'choice'>>>;
type CodeOf<F extends AskedField> =
  DefinitionOf<F> extends { choices: readonly (infer C extends string)[] } ? C : never;

/** Words by which people write the answers of a choice, besides its codes; normalised. */
const CHOICE_WORDS: { [F in ChoiceField]: Record<CodeOf<F>, RegExp> } = {
  gender: {
    F: /^(f|femme|feminin|fille|female|woman|girl|mme|w)$/,
    M: /^(m|h|homme|masculin|garcon|male|man|boy|mr)$/,
    U: /^(u|non precise)$/,
  },
  profile: {
    '1': /^(patient|un patient|medecin|infirmier|infirmiere|soignant|health staff)$/,
    '2': /^(moi meme|soi meme|self|myself|lui meme|elle meme)$/,
    '3': /^(proche|un proche|famille|parent|relative)$/,
    U: /^u$/,
  },
  history: {
    '1': /^(oui|yes|o|y|x|deja eu|recidive|repeat|vrai|true)$/,
    '2': /^(non|no|n|premiere fois|jamais|first|faux|false|0)$/,
    U: /^(u|ne sait pas)$/,
  },
  case_purchase_place_type: {
    '1': /^(route|bord de route|road|roadside)$/,
    '2': /^(magasin|shop|supermarche|store)$/,
    '3': /^(marche|market)$/,
    '4': /^(restaurant|snack|roulotte|diner)$/,
    U: /^(u|peche|pas achete|peche personnelle|caught|own catch|don|gift)$/,
  },
  med_seen: {
    no: /^(non|no|n|0|faux|false)$/,
    yes: /^(oui|yes|o|y|x|1|vrai|true)$/,
    unknown: /^(ne sait pas|unknown)$/,
  },
  med_type: {
    '1': /^(hopital|hospital|chpf|ch)$/,
    '2': /^(clinique|clinic)$/,
    '3': /^(centre medical|centre de sante|medical centre|health centre|cms)$/,
    '4': /^(dispensaire|dispensary)$/,
    '5': /^(infirmerie|infirmary)$/,
    '6': /^(poste de sante|poste de secours|health post)$/,
    '7': /^(cabinet|cabinet prive|prive|medecin prive|private|liberal)$/,
    U: /^(u|ne sait pas)$/,
  },
  resident: {
    '1': /^(resident|residente|local|locale|oui|yes|o|y|x|vrai|true)$/,
    '2': /^(visiteur|visiteuse|de passage|touriste|visitor|visiting|tourist|non|no|n|faux|false|0)$/,
    U: /^(u|ne sait pas)$/,
  },
  gsympt_delay: {
    '2': /^(moins de 30 minutes|30 min|moins de 30 min|under 30 min)$/,
    '3': /^(de 30 minutes a 2 heures|30 min a 2 h|1 h|1h|2 h|2h|30 min to 2 h)$/,
    '4': /^(de 2 a 12 heures|2 a 12 h|3 h|3h|4 h|4h|5 h|5h|6 h|6h|8 h|8h|10 h|10h|12 h|12h|2 to 12 h)$/,
    '5': /^(plus de 12 heures|plus de 12 h|24 h|24h|48 h|48h|over 12 h)$/,
    '1': /^(ne sait pas)$/,
  },
};

/** Code of a choice that a text means; undefined when it means none. */
export function choiceOf(field: AskedField, text: string): string | undefined {
  const definition = REPORT_FIELDS[field];
  if (definition.kind !== 'choice') return undefined;
  const said = normalise(text);
  const code = definition.choices.find((one) => one === text.trim() || one.toLowerCase() === said);
  if (code) return code;
  const words = CHOICE_WORDS[field as ChoiceField] as Record<string, RegExp> | undefined;
  return Object.entries(words ?? {}).find(([, word]) => word.test(said))?.[0];
}

/** What the digits of the graded symptoms mean in a file: 1 is present, or 1 to 3 are soft to hard. */
export type DigitMeaning = 'present' | 'grades';

const GRADE_WORDS: Record<string, RegExp> = {
  N: /^(n|non|no|0|absent|absence|neg|negatif|none|false|faux)$/,
  Y: /^(y|o|oui|yes|x|present|presence|pos|positif|true|vrai)$/,
  '1': /^(faible|leger|legere|legers|legeres|soft|mild|light|modeste)$/,
  '2': /^(moyen|moyenne|modere|moderee|moderes|medium|moderate)$/,
  '3': /^(fort|forte|forts|severe|severes|intense|grave|hard|strong|serious)$/,
  U: /^u$/,
};
const SIGNS: Record<string, string> = { '+': 'Y', '++': '2', '+++': '3', '-': 'N', '✓': 'Y', '✔': 'Y' };

/**
 * Parses the severity of a symptom.
 * @param digits null where the file does not tell what 1 means
 * @returns undefined when it means none
 */
export function severityOf(text: string, digits: DigitMeaning | null): string | undefined {
  const bare = text.trim();
  if (/^[123](\.0)?$/.test(bare)) {
    if (digits === 'grades') return bare[0];
    return bare[0] === '1' && digits === 'present' ? 'Y' : undefined;
  }
  const said = normalise(bare);
  return SIGNS[bare] ?? Object.entries(GRADE_WORDS).find(([, word]) => word.test(said))?.[0];
}

/** What the symptoms of a file prove of their digits; null where only 0 and 1 occur, which may be either. */
export function digitsOf(texts: readonly string[]): { digits: DigitMeaning | null; asked: boolean } {
  const seen = new Set(texts.map((text) => /^([0-3])(\.0)?$/.exec(text.trim())?.[1]).filter(Boolean));
  if (seen.has('2') || seen.has('3')) return { digits: 'grades', asked: false };
  return { digits: null, asked: seen.has('1') };
}

const YES = /^(y|o|oui|yes|x|1|vrai|true|present|pos|positif)$/;
const NO = /^(n|non|no|0|faux|false|absent|neg|negatif)$/;

/** Yes or no that a text means; undefined when it means neither. */
export function flagOf(text: string): boolean | undefined {
  const said = normalise(text);
  if (YES.test(said) || ['+', '✓', '✔'].includes(text.trim())) return true;
  return NO.test(said) || text.trim() === '-' ? false : undefined;
}

/** Whether a text says that something is unknown, as an empty cell does. */
export const isUnknown = (text: string): boolean =>
  /^[?\s./–—]*$/.test(text) ||
  /^(nd|nsp|nc|na|n a|inconnu|inconnue|unknown|non renseigne|non renseignee|nr|ne sait pas|pas su|indetermine|not known|null)$/.test(
    normalise(text),
  );

const PARTS = {
  specie_part_head: /\b(tete|head)\b/,
  specie_part_flesh: /\b(chair|filet|flesh|muscle)\b/,
  specie_part_eggs: /\b(oeufs?|eggs?|roe|gonades?)\b/,
  specie_part_viscera: /\b(visceres?|foie|viscera|liver|entrailles)\b/,
} as const;

/** Parts that a text names; undefined when it names none. What it does not name stays unknown. */
export function partsOf(text: string): Partial<Record<keyof typeof PARTS, true>> | undefined {
  const said = normalise(text);
  if (/\b(tout|entier|whole|all)\b/.test(said))
    return Object.fromEntries(Object.keys(PARTS).map((part) => [part, true]));
  const named = Object.entries(PARTS).filter(([, word]) => word.test(said));
  return named.length === 0 ? undefined : Object.fromEntries(named.map(([part]) => [part, true]));
}
