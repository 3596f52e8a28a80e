import {
  METHODS,
  type Method,
  type ResultDecision,
  type SampleOrigin,
  type Tissue,
} from '@ciguawatch/shared/domain/codes/sample-choices';
import { normalise } from '@ciguawatch/shared/domain/text/search/search';

const listed = <T extends string>(words: Record<T, string>): ReadonlyMap<string, T> =>
  new Map(
    (Object.entries(words) as [T, string][]).flatMap(([code, said]) =>
      [code, ...said.split(',')].map((word): [string, T] => [normalise(word), code]),
    ),
  );

const TISSUES = listed<Tissue>({
  flesh: 'chair,muscle,filet,fillet,meat',
  liver: 'foie',
  viscera: 'viscères,guts,gut',
  roe: 'gonads,gonades,gonad,eggs,oeufs,œufs,ovaries',
  head: 'tête',
  skin: 'peau',
  whole: 'entier,whole fish,whole body',
  other: 'autre',
});
const ORIGINS = listed<SampleOrigin>({
  remnant: 'reste,restes,leftover,leftovers,meal remnant,reste de repas,restes de repas',
  same_fish: 'same fish,même poisson',
  market: 'marché,shop,magasin,store,fish market',
  survey: 'campagne,campaign,field,wild,scientific,étude',
});
const DECISIONS = listed<ResultDecision>({
  above: 'positive,positif,pos,+,toxic,toxique,au-dessus,yes,oui',
  below: 'negative,négatif,neg,-,non toxic,non toxique,non-toxic,au-dessous,no,non',
  unclear: 'inconclusive,suspect,suspected,indéterminé,doubtful,douteux,+/-',
});
/** Comparison signs that `normalise` would strip, with the decision that they mean. */
const SIGNS: ReadonlyMap<string, ResultDecision> = new Map([
  ['+', 'above'],
  ['-', 'below'],
  ['−', 'below'],
  ['+/-', 'unclear'],
  ['±', 'unclear'],
]);
const METHOD_WORDS: [RegExp, Method][] = [
  [/n2a/, 'CBA-N2a'],
  [/rbar|rrba|radio/, 'RBA-R'],
  [/rbaf|frba|fluor/, 'RBA-F'],
  [/lcms/, 'LC-MS/MS'],
  [/^mba|mouse|souris/, 'MBA'],
];

export const tissueNamed = (text: string): Tissue | undefined => TISSUES.get(normalise(text));
export const originNamed = (text: string): SampleOrigin | undefined => ORIGINS.get(normalise(text));
export const decisionNamed = (text: string): ResultDecision | undefined =>
  SIGNS.get(text.trim()) ?? DECISIONS.get(normalise(text));

/** A method by its name or one of its spellings: n2a, r-RBA, LC-MS. */
export function methodNamed(text: string): Method | undefined {
  const exact = METHODS.find((method) => normalise(method) === normalise(text));
  const bare = normalise(text).replaceAll(' ', '');
  return exact ?? METHOD_WORDS.find(([pattern]) => pattern.test(bare))?.[1];
}
