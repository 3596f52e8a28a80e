import type { CaseRows } from '@ciguawatch/shared/api/schemas/case-list';
import { normalise } from '@ciguawatch/shared/domain/text/search/search';
import { sql } from 'kysely';
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
