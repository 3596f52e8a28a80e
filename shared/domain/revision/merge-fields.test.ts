import { flatFields, sameValue } from './flat-fields';
import { mergeFields, resolvedFields } from './merge-fields';

const before = { food: 'a', sedentary: null, 'descriptions.fr_FR': 'A', 'translations.ty_PF': [] };

describe('three versions of a field', () => {
  it('a field is merged where one side changed it, or both in the same way', () => {
    const after = { food: 'b', sedentary: true, 'translations.ty_PF': ['Paihere'] };
    const current = { ...before, sedentary: true, 'descriptions.fr_FR': 'Z' };
    const merged = mergeFields(before, after, current);
    expect(merged.map(({ field, conflict }) => [field, conflict])).toEqual([
      ['food', false],
      ['sedentary', false],
      ['translations.ty_PF', false],
    ]);
    // Values that are already current are not written again, and fields that only others changed are left
    // out.
    expect(resolvedFields(merged)).toEqual({ food: 'b', 'translations.ty_PF': ['Paihere'] });
  });

  it('a field needs a choice where both sides changed it differently', () => {
    const merged = mergeFields(before, { food: 'b', sedentary: true }, { ...before, food: 'c' });
    expect(merged[0]).toEqual({ field: 'food', before: 'a', after: 'b', current: 'c', conflict: true });
    expect(resolvedFields(merged)).toBeNull();
    expect(resolvedFields(merged, { sedentary: 'mine' })).toBeNull();
    expect(resolvedFields(merged, { food: 'mine' })).toEqual({ food: 'b', sedentary: true });
    expect(resolvedFields(merged, { food: 'theirs' })).toEqual({ sedentary: true });
  });

  it('an unfilled field counts as null', () => {
    const [field] = mergeFields({}, { spec_code: 7 }, {});
    expect(field).toEqual({ field: 'spec_code', before: null, after: 7, current: null, conflict: false });
    const [taken] = mergeFields({ food: 'a' }, { food: null }, {});
    expect([taken?.conflict, resolvedFields([taken!])]).toEqual([false, {}]);
  });
});

describe('values by field', () => {
  it('field values are trimmed, and field names carry their language after a dot', () => {
    const names = [' Paihere ', '', 'Paihere', 'Haka'];
    expect(
      flatFields({
        ...{ name: ' Lutjanus bohar ', food: '  ', phenotype_id: undefined, families: ['Lutjanidae ', ''] },
        ...{ descriptions: { fr_FR: ' Un poisson. ', en_US: null }, translations: { ty_PF: names } },
      }),
    ).toStrictEqual({
      ...{
        name: 'Lutjanus bohar',
        food: null,
        families: ['Lutjanidae'],
        'descriptions.fr_FR': 'Un poisson.',
      },
      ...{ 'descriptions.en_US': null, 'translations.ty_PF': ['Paihere', 'Haka'] },
    });
  });

  it('two empty values are equal, two orders of names are not', () => {
    expect([sameValue([], null), sameValue(undefined, null), sameValue(false, null)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([sameValue(['a', 'b'], ['a', 'b']), sameValue(['a', 'b'], ['b', 'a'])]).toEqual([true, false]);
  });
});
