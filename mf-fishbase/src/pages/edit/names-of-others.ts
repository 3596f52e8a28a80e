import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import type { ObjectType } from '@ciguawatch/shared/domain/codes/revision-codes';
import { nearNamed, sameNamed, type Titled } from '@ciguawatch/shared/domain/revision/alike-names';
import { nameFaults } from '@ciguawatch/shared/domain/revision/directory-names';
import { readSynonym } from '@ciguawatch/shared/domain/revision/synonyms';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import type { Faults } from '@ciguawatch/shared/ui/form/fault';
import { type FormValues, formName, fromForm } from '../../revisions/form-values';

/** The field that holds the name of an object alone. */
export const titleField = (kind: ObjectType): 'name' | 'value' => (kind === 'specie' ? 'name' : 'value');

const everyTitle = ({ name, synonyms = [] }: Specie): string[] => [name, ...synonyms.map((one) => one.name)];

/** The other objects of a kind on this device, by name, former ones too. */
function others(kind: ObjectType, id: number | null): Titled[] {
  const rows =
    kind === 'specie'
      ? collections.specie.all().flatMap((one) => everyTitle(one).map((title) => ({ ...one, title })))
      : collections.phenotype.all().map((one) => ({ ...one, title: one.value }));
  return rows.filter((one) => one.id !== id && !one.deleted);
}

/** Others whose name differs from the typed one by a letter or two: perhaps the same, misspelt. */
export const nearOthers = (kind: ObjectType, id: number | null, name: string): Titled[] =>
  nearNamed(others(kind, id), name);

/**
 * Faults of names: another object on this device has it, or it is not written as a name; the server checks again.
 * @param values changed form values
 * @param t texts of the namespace `revisions`
 */
export function typedNameFaults(
  { kind, id }: { kind: ObjectType; id: number | null },
  values: FormValues,
  t: (key: string) => string,
): Faults {
  const fields = Object.keys(values).map((name) => name.replace(':', '.'));
  const typed = Object.fromEntries(
    fields.map((field) => [field, fromForm(field, values[formName(field)] ?? null)]),
  );
  const faults: Record<string, Faults[string]> = {};
  for (const [field, code] of Object.entries(nameFaults(typed)))
    faults[formName(field)] = { code, text: t(`form.${code}`) };
  const title = titleField(kind);
  if (title in values && sameNamed(others(kind, id), String(values[title] ?? '')).length > 0)
    faults[title] = { code: 'taken', text: t(`form.taken_${kind}`) };
  const former = Array.isArray(typed.synonyms) ? typed.synonyms.map((one) => readSynonym(one).name) : [];
  if (former.some((one) => sameNamed(others(kind, id), one).length > 0))
    faults.synonyms = { code: 'taken', text: t('form.taken_synonym') };
  if (kind === 'specie')
    for (const register of ['aphia_id', 'spec_code'] as const) {
      const wanted = values[register];
      const held = collections.specie
        .all()
        .some((one) => one.id !== id && !one.deleted && one[register] === wanted);
      if (typeof wanted === 'number' && held)
        faults[register] = { code: 'taken', text: t('form.taken_register') };
    }
  return faults;
}
