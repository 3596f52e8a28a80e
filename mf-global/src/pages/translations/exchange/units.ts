import { variablesOf } from '@ciguawatch/shared/domain/text/translated';
import { isToCheck, savedText } from '../../../languages/progress';
import { isPluralRow, pagesOf, pluralForms, type TextRow } from '../model';

/** The forms of a plural, as the portal orders them. */
const FORMS = ['none', 'one', 'many'] as const;
type Form = (typeof FORMS)[number];

/** A text, or one form of a plural, as translators' programs know it. */
export interface Unit {
  /** namespace/page.key */
  name: string;
  /** null for a text without forms */
  form: Form | null;
  source: string;
  /** empty where there is no translation */
  target: string;
  /** what the text is: its page, and the names of its variables */
  note: string;
  /** whether the translation was made from another source */
  toCheck: boolean;
}

/** A text that a file brings, with its forms. */
export interface FoundText {
  name: string;
  value: string;
}

/** Which numbers use the singular form is a setting and no text to translate. */
const RULE = 'calendar/plural.one';

/** Id of a unit in a file. */
export const unitId = ({ name, form }: Pick<Unit, 'name' | 'form'>): string =>
  form === null ? name : `${name}#${form}`;

/** The texts of a language as units, in their order; those without a source in the reference language are left out. */
export function unitsOf(rows: readonly TextRow[]): Unit[] {
  const titles = new Map(pagesOf(rows).map(({ id, title }) => [id, title]));
  return rows.flatMap((row): Unit[] => {
    const { name, reference, unused } = row;
    if (unused || reference === '' || name === RULE) return [];
    const variables = variablesOf(reference).map((one) => `{{${one}}}`);
    const shared = {
      name,
      note: [titles.get(`${row.namespace}/${row.page}`) ?? '', ...variables].join(' · '),
      toCheck: isToCheck(row),
    };
    if (!isPluralRow(row)) return [{ ...shared, form: null, source: reference, target: savedText(row) }];
    const [sources, targets] = [pluralForms(reference), pluralForms(savedText(row))];
    return FORMS.flatMap((form, at) => {
      const source = sources[at] ?? '';
      // A form that is empty in the source is never shown.
      return source.trim() === '' ? [] : [{ ...shared, form, source, target: targets[at] ?? '' }];
    });
  });
}

/** The texts of a file from its units, plurals put together again. @param found translations by the id of their unit */
export function textsOf(found: ReadonlyMap<string, string>): FoundText[] {
  const texts = new Map<string, string>();
  for (const [id, target] of found) {
    const [name = '', form] = id.split('#');
    const at = FORMS.indexOf(form as Form);
    if (at < 0) texts.set(name, target);
    else {
      const forms: string[] = pluralForms(texts.get(name) ?? '');
      // A typed bar does not separate forms.
      forms[at] = target.replaceAll('|', '');
      texts.set(name, forms.join('|'));
    }
  }
  return [...texts].map(([name, value]) => ({ name, value }));
}
