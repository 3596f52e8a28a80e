import type { Dhis2Metadata } from '@ciguawatch/shared/api/schemas/exchange/dhis2';
import { columnNames, ELEMENT_COLUMNS, type ElementColumn, heldAs } from './columns';
import { DEFAULT_COMBINATION, uid } from './uid';
import { codeNames, inFrench, type Names, ownNames } from './words';

type DataElement = Dhis2Metadata['dataElements'][number];
type Option = Dhis2Metadata['options'][number];

/** What is entered by month and island; a zero is a figure. */
export const MONTHLY = ['reports', 'people'] as const;

/** Species and groups as codes and names of an option set. */
export interface FishLists {
  specie: readonly { id: number; name: string }[];
  phenotype: readonly { id: number; name: string }[];
}

export const elementOf = (column: ElementColumn): string => uid('dataElement', column);
export const monthlyElementOf = (figure: (typeof MONTHLY)[number]): string =>
  uid('dataElement', `monthly ${figure}`);

const combination = { categoryCombo: { id: DEFAULT_COMBINATION.category } };

/** Option set of a column; null where its answer is no choice. */
function setOf(column: ElementColumn): string | null {
  const held = heldAs(column);
  if (held.as === 'choice') return held.set;
  return held.as === 'specie' || held.as === 'phenotype' ? held.as : null;
}

/** One data element per public column, in the order of the public row, and one per monthly figure. */
export function dataElements(): DataElement[] {
  const ofEvents = ELEMENT_COLUMNS.map((column): DataElement => {
    const field = columnNames(column);
    const names = ownNames('element', { field });
    const set = setOf(column);
    const held = heldAs(column).as;
    return {
      id: elementOf(column),
      name: names.en,
      shortName: `CIG ${column}`,
      code: `CIG_${column.toUpperCase()}`,
      formName: field.en,
      domainType: 'TRACKER',
      valueType: held === 'BOOLEAN' || held === 'INTEGER_POSITIVE' ? held : 'TEXT',
      aggregationType: 'NONE',
      zeroIsSignificant: false,
      ...combination,
      ...(set && { optionSet: { id: uid('optionSet', set) } }),
      translations: [inFrench(names), inFrench(field, 'FORM_NAME')],
    };
  });
  const ofMonths = MONTHLY.map((figure): DataElement => {
    const names = ownNames(figure);
    return {
      id: monthlyElementOf(figure),
      name: names.en,
      shortName: `CIG monthly ${figure}`,
      code: `CIG_MONTHLY_${figure.toUpperCase()}`,
      formName: names.en,
      domainType: 'AGGREGATE',
      valueType: 'INTEGER_ZERO_OR_POSITIVE',
      aggregationType: 'SUM',
      zeroIsSignificant: true,
      ...combination,
      translations: [inFrench(names)],
    };
  });
  return [...ofEvents, ...ofMonths];
}

/** Option sets with their options; two columns with one list of answers share a set. */
export function optionSets(fish: FishLists): Pick<Dhis2Metadata, 'optionSets' | 'options'> {
  const sets = new Map<string, { names: Names; options: { code: string; names: Names }[] }>();
  for (const column of ELEMENT_COLUMNS) {
    const held = heldAs(column);
    if (held.as === 'choice')
      sets.set(held.set, {
        names: held.set === 'severity' ? { en: 'severity', fr: 'severity' } : columnNames(column),
        options: held.codes.map((code) => ({ code, names: codeNames(held.set, code) })),
      });
    else if (held.as === 'specie' || held.as === 'phenotype')
      sets.set(held.as, {
        names: ownNames(held.as),
        options: fish[held.as].map(({ id, name }) => ({ code: String(id), names: { en: name, fr: name } })),
      });
  }
  const options: Option[] = [...sets].flatMap(([set, { options }]) =>
    options.map(({ code, names }, at) => ({
      id: uid('option', `${set} ${code}`),
      code,
      name: names.en,
      sortOrder: at + 1,
      optionSet: { id: uid('optionSet', set) },
      translations: names.fr === names.en ? [] : [inFrench(names)],
    })),
  );
  return {
    options,
    optionSets: [...sets].map(([set, { names }]) => ({
      id: uid('optionSet', set),
      name: ownNames('choice', { field: names }).en,
      code: `CIG_${set.toUpperCase()}`,
      valueType: 'TEXT' as const,
      options: options
        .filter(({ optionSet }) => optionSet.id === uid('optionSet', set))
        .map(({ id }) => ({ id })),
    })),
  };
}
