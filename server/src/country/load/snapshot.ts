import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { AuditKind } from '../../features/audit/audit';

/** What the database holds of one thing that a pack may bring, as the trail keeps it. */
export interface Held {
  kind: AuditKind;
  object: number | string;
  /** what a person calls it */
  name: string;
  value: Record<string, unknown>;
}

/** Everything of a country that a pack may change, by kind and object. */
export type Snapshot = Map<string, Held>;

/** Reads what a country holds. @param country id; the snapshot of a country that is new is empty */
export async function snapshot(trx: Transaction<DB>, country: number): Promise<Snapshot> {
  const held = [
    ...(await countryOf(trx, country)),
    ...(await placesOf(trx, country)),
    ...(await languagesOf(trx, country)),
    ...(await namesOf(trx, country)),
    ...(await postsOf(trx, country)),
  ];
  return new Map(held.map((one) => [`${one.kind} ${one.object} ${one.value.settings ?? ''}`, one]));
}

type Row = { object: number; name: string; value: Record<string, unknown> };

async function countryOf(trx: Transaction<DB>, country: number): Promise<Held[]> {
  const { rows } = await sql<Row>`
    select l.id as object, l.name, jsonb_build_object('settings', c.iso2, 'names', c.names, 'numbers', c.numbers,
      'emergency', c.emergency, 'publish_person_from', c.publish_person_from,
      'publish_profile_from', c.publish_profile_from) as value
    from country c join location l on l.country = c.id and l.type = 'C' where c.id = ${country}`.execute(trx);
  return rows.map((row) => ({ kind: 'location', ...row }));
}

async function placesOf(trx: Transaction<DB>, country: number): Promise<Held[]> {
  const { rows } = await sql<Row>`
    select l.id as object, l.name, jsonb_build_object('name', l.name, 'names', l.names, 'type', l.type, 'country', l.country,
      'parent_id', l.parent_id, 'timezone', l.timezone, 'landform', l.landform, 'center', l.center,
      'source', l.source, 'licence', l.licence, 'outline_digest', md5(l.geometry::text),
      'residents', case when u.id is not null then jsonb_build_object('value', u.value, 'year', u.year, 'source', u.source) end)
      as value
    from location l left join population_unit u on u.id = l.population_unit_id
    where l.country = ${country} order by l.id`.execute(trx);
  return rows.map((row) => ({ kind: 'location', ...row }));
}

async function languagesOf(trx: Transaction<DB>, country: number): Promise<Held[]> {
  const { rows } = await sql<Omit<Row, 'object'> & { object: string }>`
    select code as object, name, jsonb_build_object('sov', sov, 'name', name, 'name_fr', name_fr, 'fallback', fallback,
      'flag', flag, 'country', to_jsonb(countries)) as value
    from language where ${country} = any(countries) order by code`.execute(trx);
  return rows.map((row) => ({ kind: 'translation', ...row }));
}

async function namesOf(trx: Transaction<DB>, country: number): Promise<Held[]> {
  const { rows } = await sql<Row>`
    select s.id as object, s.name, jsonb_build_object('names', jsonb_agg(g.code || ' ' || n.value order by g.code, n.rank, n.value)) as value
    from product_name n join specie s on s.id = n.specie_id join language g on g.id = n.lang_id
    where n.pack = (select iso2 from country where id = ${country}) group by s.id, s.name order by s.id`.execute(
    trx,
  );
  return rows.map((row) => ({ kind: 'specie', ...row }));
}

async function postsOf(trx: Transaction<DB>, country: number): Promise<Held[]> {
  const { rows } = await sql<Row>`
    select id as object, name, jsonb_build_object('name', name, 'island', island, 'contact', contact, 'email', email,
      'sms', sms, 'language', language, 'rhythm', rhythm, 'starts', starts, 'ends', ends) as value
    from post where country = ${country} order by id`.execute(trx);
  return rows.map((row) => ({ kind: 'post', ...row }));
}
