import { revisionPayload } from '@ciguawatch/shared/api/schemas/revision';
import type { FieldValues } from '@ciguawatch/shared/domain/revision/flat-fields';
import { formFaults, formName, formOf, payloadOf } from './form-values';

const held: FieldValues = {
  name: 'Lutjanus bohar',
  food: 'carnivore',
  sedentary: null,
  phenotype_id: 3,
  aphia_id: 218945,
  'translations.fr_FR': ['Lutjan, rouge', 'Vivaneau'],
  'descriptions.en_US': null,
};
const fields = Object.keys(held);
const before = formOf(fields, held);
const changed = (more: Record<string, string | number | null>) => payloadOf(before, { ...before, ...more });

test('an untouched field is not in the payload, even where its value could not be read back', () => {
  expect(changed({})).toBeNull();
  expect(changed({ food: 'carnivore' })).toBeNull();
});

test('each kind of field sends the type that the schema requires', () => {
  const payload = changed({
    sedentary: 'no',
    phenotype_id: null,
    aphia_id: null,
    food: null,
    'translations:fr_FR': ' Vivaneau ; Lutjan,Lutjan,',
    'descriptions:en_US': ' A snapper. ',
  });
  expect(payload).toEqual({
    sedentary: false,
    phenotype_id: null,
    aphia_id: null,
    food: null,
    translations: { fr_FR: ['Vivaneau', 'Lutjan'] },
    descriptions: { en_US: 'A snapper.' },
  });
  expect(revisionPayload.safeParse(payload).success).toBe(true);
});

test('an emptied field is sent as empty', () => {
  expect(changed({ 'translations:fr_FR': '' })).toEqual({ translations: { fr_FR: [] } });
  expect(payloadOf({ family: 'Lutjanidae' }, { family: ' ' })).toEqual({ family: null });
});

it.each([
  ['name', ' ', 'required'],
  ['asked_reason', ' ', 'required'],
  ['source', '', 'required'],
  ['source', 'x'.repeat(501), 'too_long'],
  ['name', 'x'.repeat(121), 'too_long'],
  ['translations.fr_FR', Array.from({ length: 13 }, (_, n) => `n${n}`).join(','), 'too_long'],
  ['translations.fr_FR', 'x'.repeat(121), 'too_long'],
  ['descriptions.en_US', 'x'.repeat(4001), 'too_long'],
  ['aphia_id', 1.5, 'digits'],
  ['aphia_id', 0, 'digits'],
])('%s refuses %j', (field, value, code) => {
  expect(formFaults({ ...before, [formName(field)]: value })).toEqual({ [formName(field)]: code });
});

test('the stored values of an object are valid', () => expect(formFaults(before)).toEqual({}));
