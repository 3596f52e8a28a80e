import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { normalise } from '@ciguawatch/shared/domain/text/search';

/** Names by which a list may be ordered; otherwise the most reported, or the best found, comes first. */
const SORTS = ['local', 'common', 'scientific'] as const;
export type Sort = (typeof SORTS)[number];

/** What is asked of a list, as the address holds it. */
export interface Choice {
  q: string;
  /** id of a phenotype */
  group: number | null;
  diet: string | null;
  sedentary: boolean | null;
  /** first letter of the scientific name */
  letter: string | null;
  sort: Sort | null;
}

export const NO_CHOICE: Choice = {
  q: '',
  group: null,
  diet: null,
  sedentary: null,
  letter: null,
  sort: null,
};

/** Reads the address; what is not understood is left out. */
export function readChoice(params: URLSearchParams): Choice {
  const group = Number(params.get('group'));
  const sedentary = params.get('sedentary');
  const letter = params.get('letter');
  return {
    q: params.get('q')?.slice(0, 100) ?? '',
    group: Number.isInteger(group) && group > 0 ? group : null,
    diet: params.get('diet'),
    sedentary: sedentary === 'yes' ? true : sedentary === 'no' ? false : null,
    letter: letter && /^[A-Z]$/.test(letter) ? letter : null,
    sort: SORTS.find((one) => one === params.get('sort')) ?? null,
  };
}

/** The choice as an address; what is not chosen is not written. */
export function writeChoice({ q, group, diet, sedentary, letter, sort }: Choice): URLSearchParams {
  const params = new URLSearchParams();
  if (q.trim() !== '') params.set('q', q);
  if (group !== null) params.set('group', String(group));
  if (diet !== null) params.set('diet', diet);
  if (sedentary !== null) params.set('sedentary', sedentary ? 'yes' : 'no');
  if (letter !== null) params.set('letter', letter);
  if (sort !== null) params.set('sort', sort);
  return params;
}

/** First letter of a name as the filter writes it. */
export const letterOf = (name: string): string => normalise(name).slice(0, 1).toUpperCase();

/** Whether a species passes the filters, its names aside. */
export const passes =
  ({ group, diet, sedentary, letter }: Choice) =>
  (specie: Pick<Specie, 'name' | 'phenotype_id' | 'food' | 'sedentary'>): boolean =>
    (group === null || specie.phenotype_id === group) &&
    (diet === null || specie.food === diet) &&
    (sedentary === null || specie.sedentary === sedentary) &&
    (letter === null || letterOf(specie.name) === letter);
