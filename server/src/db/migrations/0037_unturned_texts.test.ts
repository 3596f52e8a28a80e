import { sql } from 'kysely';
import { byHand } from '../../../test/support/by-hand';
import { emptyStore } from '../../../test/support/empty-store';
import { engines } from '../../../test/support/test-store';
import { tableNames } from '../../backup/tables';
import { migrate, migrateTo } from '../start/migrate';
import type { Store } from '../store';

jest.setTimeout(120_000);
/** All directional formatting characters of Unicode. */
const SIGNS = [...'\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'];
const TURNED = `Mé${SIGNS.join('')}rou`;

describe.each(engines)('directional characters in stored texts, on %s', (engine) => {
  let store: Store;
  beforeAll(async () => {
    store = await emptyStore(engine);
    await migrateTo(store, '0036_person_words');
    const db = byHand(store);
    await sql`insert into setting (key, value) values ('note', ${JSON.stringify({ a: [TURNED] })}::jsonb)`.execute(
      db,
    );
    await sql`insert into country (id, iso2, iso3, names) values (4, 'pf', 'pyf', ${JSON.stringify({ fr: TURNED })}::jsonb)`.execute(
      db,
    );
    await sql`insert into report_issue (country, year, month, kind, number, at, digest, content)
      values (4, 2025, 1, 'internal', 1, now(), 'old', ${JSON.stringify({ comment: TURNED })}), (4, 2025, 1, 'internal', 2, now(), 'kept', '{"comment":"plain"}')`.execute(
      db,
    );
    await migrate(store);
  });
  afterAll(() => store.close());

  it('are removed once, and digests follow', async () => {
    const { rows: notes } = await sql`select value from setting`.execute(store.read);
    expect(notes).toEqual([{ value: { a: ['Mérou'] } }]);
    const { rows } = await sql`select content, digest,
      digest = encode(sha256(convert_to(content, 'UTF8')), 'hex') as "isDigest"
      from report_issue order by number`.execute(store.read);
    expect(rows).toEqual([
      { content: '{"comment":"Mérou"}', digest: expect.any(String), isDigest: true },
      { content: '{"comment":"plain"}', digest: 'kept', isDigest: false },
    ]);
  });

  it('leave protected tables as protected as before', async () => {
    const change = sql`update report_issue set content = '{}'`.execute(byHand(store));
    await expect(change).rejects.toThrow(/issued report cannot be changed/);
  });

  it.each(SIGNS)('are refused from then on, each of them', async (sign) => {
    const value = JSON.stringify(`a${sign}b`);
    const insert = sql`insert into setting (key, value) values ('turned', ${value}::jsonb)`.execute(
      byHand(store),
    );
    await expect(insert).rejects.toThrow(/setting_unturned/);
  });

  it('cannot be stored in any table: a new one gets its check (unturned(name::text)) in its migration', async () => {
    const { rows } = await sql<{ name: string; rule: string }>`
      select conrelid::regclass::text as name, pg_get_constraintdef(oid) as rule from pg_constraint
      where contype = 'c' and conname like '%unturned'`.execute(store.read);
    const whole = rows.filter(({ name, rule }) => rule.includes(`unturned(`) && rule.includes(`${name}.*`));
    expect(whole.map(({ name }) => name).sort()).toEqual((await tableNames(store.read)).sort());
  });
});
