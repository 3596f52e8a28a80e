import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { normalise } from '@ciguawatch/shared/domain/text/search/search';
import {
  type AddressField,
  addressFields,
  numberField,
  optionField,
  shapedField,
  textField,
} from '@ciguawatch/shared/runtime/navigation/address-fields';

/** Names by which a list can be sorted; by default the most reported, or best matching, come first. */
const SORTS = ['local', 'common', 'scientific'] as const;
export type Sort = (typeof SORTS)[number];

/** Filters of a list, kept in the URL. */
export interface Choice {
  q: string;
  /** id of a group */
  group: number | null;
  diet: string | null;
  sedentary: boolean | null;
  /** first letter of the scientific name */
  letter: string | null;
  sort: Sort | null;
}

/** A field of yes, no, or both. */
const yesNoField = (name: string): AddressField<boolean | null> => ({
  name,
  read: (text) => (text === 'yes' ? true : text === 'no' ? false : null),
  write: (value) => (value === null ? '' : value ? 'yes' : 'no'),
});

export const directoryFields = addressFields<Choice>({
  // A search of spaces only counts as empty.
  q: { ...textField('q', 100), write: (q) => q.trim() && q },
  group: numberField('group'),
  diet: shapedField('diet', /./),
  sedentary: yesNoField('sedentary'),
  letter: shapedField('letter', /^[A-Z]$/),
  sort: optionField('sort', SORTS),
});

/** The unfiltered directory, most reported species first. */
export const NO_CHOICE = directoryFields.read(new URLSearchParams());

/** First letter of a name, as in the filter. */
export const letterOf = (name: string): string => normalise(name).slice(0, 1).toUpperCase();

/** Whether a species matches the filters other than the search text. */
export const matchesChoice =
  ({ group, diet, sedentary, letter }: Choice) =>
  (specie: Pick<Specie, 'name' | 'phenotype_id' | 'food' | 'sedentary'>): boolean =>
    (group === null || specie.phenotype_id === group) &&
    (diet === null || specie.food === diet) &&
    (sedentary === null || specie.sedentary === sedentary) &&
    (letter === null || letterOf(specie.name) === letter);
