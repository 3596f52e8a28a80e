import { ROLE, ROLE_IDS, type RoleId } from '../../contract/access/roles';
import { changeFaults, mayAct, mayChange } from './may-change';

const reviser = (...groups: RoleId[]) => ({ groups, languages: ['fr_FR', 'ty_PF'] });
const EDITOR = reviser(ROLE.fishbase_editor);
const TRANSLATOR = reviser(ROLE.fishbase_translator);
const NAMES_ONLY = reviser(ROLE.species_translator);

/** What an editor, a translator of the directory and a translator of species names may change. */
const answers = (object: 'specie' | 'phenotype', field: string) =>
  [EDITOR, TRANSLATOR, NAMES_ONLY].map((who) => mayChange(who, object, field));

describe('who may ask for a change of a field', () => {
  it.each([
    ['specie', 'name', [true, false, false]],
    ['specie', 'media', [true, false, false]],
    ['phenotype', 'families', [true, false, false]],
    ['phenotype', 'food', [false, false, false]],
    ['specie', 'translations.ty_PF', [true, true, true]],
    ['specie', 'translations.fj_FJ', [false, false, false]],
    ['specie', 'translations.en_US', [false, false, false]],
    ['specie', 'translation.ty_PF', [false, false, false]],
    ['phenotype', 'translation.ty_PF', [true, true, false]],
    ['phenotype', 'translation.fj_FJ', [false, false, false]],
    ['specie', 'descriptions.fr_FR', [true, true, false]],
    ['phenotype', 'descriptions.fr_FR', [true, true, false]],
    ['specie', 'descriptions.fj_FJ', [false, false, false]],
    // The text in the default language is shown where a translation is missing, so every editor may change
    // it.
    ['specie', 'descriptions.en_US', [true, false, false]],
    ['specie', 'deleted_at', [false, false, false]],
    ['specie', 'version.fr_FR', [false, false, false]],
  ] as const)('of a %s: %s', (object, field, expected) => {
    expect(answers(object, field)).toEqual(expected);
  });

  it('excludes accounts without one of the three roles', () => {
    const others = ROLE_IDS.filter(
      (id) =>
        ![ROLE.fishbase_editor, ROLE.fishbase_translator, ROLE.species_translator].some((one) => one === id),
    );
    expect(others).toContain(ROLE.moderator);
    for (const field of ['name', 'translations.fr_FR', 'descriptions.fr_FR', 'descriptions.en_US'])
      expect(mayChange(reviser(...others), 'specie', field)).toBe(false);
    expect(mayAct(reviser(...others), 'specie', 'update')).toBe(false);
  });
});

it('lets only editors add and delete', () => {
  const acts = (object: 'specie' | 'phenotype') =>
    (['add', 'update', 'delete'] as const).map((action) =>
      [EDITOR, TRANSLATOR, NAMES_ONLY].map((who) => mayAct(who, object, action)),
    );
  expect(acts('specie')).toEqual([
    [true, false, false],
    [true, true, true],
    [true, false, false],
  ]);
  expect(acts('phenotype')[1]).toEqual([true, true, false]);
});

it('names the fault of each field', () => {
  const known = ['en_US', 'fr_FR', 'ty_PF', 'fj_FJ'];
  const faults = (
    who: typeof EDITOR,
    fields: Parameters<typeof changeFaults>[3],
    action: 'add' | 'update' = 'update',
  ) => changeFaults(who, 'specie', action, fields, known);
  expect(faults(EDITOR, { name: 'A', food: null, 'translations.ty_PF': [] })).toEqual({});
  expect(
    faults(EDITOR, { name: null, value: 'B', 'translations.xx_XX': [], 'translations.fj_FJ': [] }),
  ).toEqual({
    name: 'required',
    value: 'unknown_field',
    'translations.xx_XX': 'unknown_choice',
    'translations.fj_FJ': 'forbidden',
  });
  expect(faults(TRANSLATOR, { media: null, 'descriptions.fr_FR': 'x' })).toEqual({ media: 'forbidden' });
  expect(faults(EDITOR, { food: 'x' }, 'add')).toEqual({ name: 'required' });
});
