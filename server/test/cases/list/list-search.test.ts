import type { CaseRows } from '@ciguawatch/shared/api/schemas/case-list';
import { normalise } from '@ciguawatch/shared/domain/text/search/search';
import { sql } from 'kysely';
import { byHand } from '../../support/by-hand';
import { engines } from '../../support/test-store';
import { setUpCases } from '../case-setup';
import { RAPA } from '../samples';

describe.each(engines)('the search of the editors’ list on %s', (engine) => {
  const on = setUpCases(engine);
  const { send } = on;
  const ids = async (query: string) => {
    const response = await on.server.get(`cw/case/?${query}`, { as: 'admin' });
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json<CaseRows>().results.map(({ id }) => id);
  };
  const faults = async (query: string) =>
    (await on.server.get(`cw/case/?${query}`, { as: 'admin' })).json<{ fields?: object }>().fields;

  it('finds words blind to accents, macrons and the ʻeta, names of islands and species, and numbers', async () => {
    const obs = await send({ gsympt_other_obs: 'A mangé un ʻŌpūhara ; œufs de l’île, 3,5 kg 🐟poisson' });
    const rapa = await send({ case_location_id: RAPA });
    for (const [text, wanted] of [
      ['opuhara', [obs]],
      ["'opu", [obs]],
      ['ŌPŪHARA MANGE', [obs]],
      ['oeufs', [obs]],
      ['lile', [obs]],
      ['poisson', [obs]],
      ['pūhara', []],
      ['rapa', [rapa]],
      ['opuhara rapa', []],
      ['opuhara tahiti', [obs]],
      [String(rapa), [rapa]],
      ["x' | y:*", []],
      ['\\', undefined],
    ] as const) {
      const query = `search=${encodeURIComponent(text)}`;
      if (wanted === undefined) expect(await faults(query)).toEqual({ search: 'too_short' });
      else expect([text, await ids(query)]).toEqual([text, wanted]);
    }
  });

  it('finds a number however it is spaced, in what is typed and in what is stored', async () => {
    const spaced = await send({ gsympt_other_obs: 'rappeler au 87 12 34 56 le soir' });
    const dotted = await send({ med_place: 'Dispensaire, +689 87.12.34.56' });
    const whole = await send({ case_purchase_place: 'Magasin 87123456' });
    await send({ gsympt_other_obs: 'le 87 à 12 h, 34 ans, 56 kg', age: 34 });
    const all = [whole, dotted, spaced];
    for (const text of ['87123456', '87 12 34 56', '87.12.34.56', '8712 3456'])
      expect([text, await ids(`search=${encodeURIComponent(text)}&sort=-id&age=none`)]).toEqual([text, all]);
    await byHand(on.server.store).deleteFrom('report_proof').execute();
    await sql`update case_report set id = 1248 where id = ${spaced}`.execute(byHand(on.server.store));
    expect([await ids('search=1248'), await ids('search=1%20248')]).toEqual([[1248], [1248]]);
    expect(await ids('search=1%C2%A0248')).toEqual([1248]);
  });

  it('normalises texts as the browser does', async () => {
    for (const text of [
      'Hāpuʻu',
      "hapu'u",
      'L’ÎLE ŒUVRE Æther',
      'straße Ødegård łódź',
      'e\u0301te\u0301, 12.5 kg; 3/4',
      'a-b_c^d`e´f',
      '(x) "y" «z» 5°C ½ m²',
      'Привет',
      'x'.repeat(80),
      '',
    ]) {
      const { rows } = await sql<{ words: string[] }>`
        select tsvector_to_array(words_of(${text})) as words`.execute(on.server.store.read);
      const wanted = [...new Set(normalise(text).split(' ').filter(Boolean))].map((word) =>
        word.slice(0, 60),
      );
      expect([text, [...(rows[0]?.words ?? [])].sort()]).toEqual([text, wanted.sort()]);
    }
  });
});
