/** 100,000 made-up cases for the bench of the editors' list: the same on every run and on both engines. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { withServer } from './_server.mjs';

export const DESK_CASES = 100_000;

const GRADED =
  'nausea diarrhea vomitting hypotension hypertension tachycardia bradycardia tinglings touch_disturb dysesthesia itchings asthenia headache dizziness balance_dis walking_dis vision_dis muscle_dis joint_pain burn_sensation orofacial_pain dysgeusia urogenital_dis hallucination'
    .split(' ')
    .map((key) => `sympt_${key}`);
const PARTS = ['flesh', 'head', 'viscera', 'eggs'].map((key) => `specie_part_${key}`);
const FLAGS = ['hypothermia', 'fever', 'allergic_reac', 'skin_reac'].map((key) => `sympt_${key}`);
const NOTES =
  'rien à signaler|poisson acheté au bord de la route|picotements au contact de l’eau froide|repas de famille, quatre malades|douleurs des jambes la nuit|vomissements dans la voiture|a mangé la tête et le foie|hāpuʻu pris côté est|paru grillé, poisson entier|a consulté à l’infirmerie de Fare'.split(
    '|',
  );
const COMMON =
  'lagon récif passe motu pêcheur marché enfant fièvre frissons démangeaisons perroquet loche carangue napoléon lutjan bénitier chirurgien barracuda murène platier'.split(
    ' ',
  );

/** A number from 0 to n - 1 that follows from the row and the salt. */
const r = (salt, n) => `(abs(hashint4(i * 31 + ${salt})::bigint) % ${n})`;
const texts = (list) => `(array[${list.map((text) => `'${text}'`).join(', ')}])`;
const one = (list, salt) => `${texts(list)}[1 + ${r(salt, list.length)}]`;
const codes = (list, salt) =>
  `(array[${list.map((code) => (code ? `'${code}'` : 'null')).join(', ')}])[1 + ${r(salt, list.length)}]`;

const COLUMNS = {
  case_uuid: `md5(i::text)::uuid`,
  case_geom: `'{"type":"Point","coordinates":[-149.5,-17.6]}'::jsonb`,
  case_location_id: 'isl.id',
  case_country: 'isl.country',
  case_archi: 'isl.parent_id',
  case_island: 'isl.id',
  case_eventtime: `day + make_interval(hours => ${r(5, 24)}::int)`,
  case_eventdate: `case when ${r(6, 200)} = 0 then null else day end`,
  case_eventyear: 'extract(year from day)::int',
  case_eventmonth: 'extract(month from day)::int',
  case_purchase_place_type: codes(['1', '2', '3', '4', 'U'], 7),
  profile: codes(['U', '1', '2', '3'], 8),
  gender: codes(['U', 'M', 'F'], 9),
  age: `case when ${r(10, 20)} = 0 then null else ${r(11, 90)} end`,
  history: codes(['1', '2', 'U'], 12),
  mass_poisoning: `${r(13, 4)} = 0`,
  mass_poisoning_nb: `case when ${r(13, 4)} = 0 then 2 + ${r(14, 8)} end`,
  med_type: codes(['U', '1', '2', '3', '7', ''], 15),
  med_place: `case when ${r(17, 3)} = 0 then ${one(COMMON, 34)} end`,
  gsympt_delay: codes(['1', '2', '3', '4', '5'], 16),
  ...Object.fromEntries(
    GRADED.map((key, salt) => [
      key,
      codes(['N', 'N', 'N', 'N', 'N', 'Y', '1', '2', '3', 'U', '', ''], 100 + salt),
    ]),
  ),
  ...Object.fromEntries([...PARTS, ...FLAGS].map((key, salt) => [key, `${r(200 + salt, 4)} = 0`])),
  gsympt_other_obs: `${one(NOTES, 30)} || ' ' || ${one(COMMON, 31)} || ' ' || ${one(COMMON, 32)} || ' w' || ${r(33, 40_000)}`,
  specie_id: `species.ids[1 + ${r(18, 140)}]`,
  review_state: `case ${r(19, 200)} when 0 then 'to_review' when 1 then 'rejected' when 2 then 'new' else 'reviewed' end`,
  deleted_at: `case when ${r(20, 300)} = 0 then now() end`,
  match_event: `case when ${r(21, 12)} = 0 then 'm' || ${r(22, 9000)} end`,
  created_at: `timestamptz '2020-01-01Z' + make_interval(mins => i)`,
};

/** Statements that fill an empty portal; the rows go in at once, as no writer does. */
export function fillStatement() {
  const names = Object.keys(COLUMNS);
  const values = Object.values(COLUMNS);
  return [
    `with island as (
      select id, country, parent_id, row_number() over (partition by country order by id) - 1 as place,
        count(*) over (partition by country) as many
      from location where type = 'I'
    ), others as (select array_agg(distinct country order by country) as ids from island where country <> 4),
    species as (select array_agg(id order by id) as ids from specie),
    made as (
      select i, date '2000-01-01' + ${r(4, 9800)}::int as day,
        case when ${r(1, 10)} < 6 then 4 else others.ids[1 + ${r(3, 1000)} % cardinality(others.ids)] end as country
      from generate_series(1, ${DESK_CASES}) i, others
    )
    insert into case_report (${names.join(', ')}) select ${values.join(', ')}
    from made join island isl on isl.country = made.country and isl.place = ${r(2, 5000)} % isl.many, species
    order by i`,
    'vacuum analyze case_report',
  ];
}

/** Runs `use` with a data folder whose embedded database holds the cases. */
export async function withFilledFolder(use) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-desk-'));
  try {
    await withServer({ DATA_DIR: folder }, async () => {});
    const db = await PGlite.create(join(folder, 'pgdata'));
    const start = performance.now();
    for (const statement of fillStatement()) await db.exec(statement);
    console.log(`\nEmbedded database filled in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    await db.close();
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
