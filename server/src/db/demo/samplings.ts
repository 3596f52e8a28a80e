import type { Transaction } from 'kysely';
import { jsonb } from '../json';
import type { DB } from '../schema';
import { INVENTED } from './invented';

const FRENCH_POLYNESIA = 4;
const DAY_MS = 86_400_000;

/** What was found of one microalga: its name, cells, and what else is said of it. */
type Found = readonly [
  species: string,
  cells: number | null,
  more?: {
    at_dino_identification?: boolean;
    cells_unit?: 'per_cm2';
    identification?: string;
  },
];

interface DemoSampling {
  station: string;
  /** longitude and latitude in degrees */
  at: readonly [number, number];
  daysAgo: number;
  celsius: number;
  metres: number;
  found: readonly Found[];
}

const toxic = { at_dino_identification: true };
const harmless = { at_dino_identification: false };
const RIKITEA = { station: 'Rikitea', at: [-134.961, -23.116] } as const;
const AVATORU = { station: 'Avatoru', at: [-147.64, -14.96] } as const;
const TAIOHAE = { station: 'Taiohae', at: [-140.098, -8.92] } as const;

/** Every state that list and map know: toxic, harmless, unknown, absent; counted by gram, by surface, not at all. */
const SAMPLINGS: readonly DemoSampling[] = [
  {
    ...RIKITEA,
    ...{ daysAgo: 75, celsius: 25.1, metres: 3 },
    found: [
      ['Gambierdiscus toxicus', 420, toxic],
      ['Coolia monotis', 90, harmless],
    ],
  },
  {
    ...RIKITEA,
    ...{ daysAgo: 12, celsius: 26.4, metres: 3 },
    found: [
      ['Gambierdiscus toxicus', 1240, toxic],
      ['Gambierdiscus australes', 310, toxic],
    ],
  },
  {
    ...TAIOHAE,
    ...{ daysAgo: 30, celsius: 27.8, metres: 2.5 },
    found: [['Gambierdiscus sp.', 0]],
  },
  {
    ...AVATORU,
    ...{ daysAgo: 48, celsius: 28, metres: 1.5 },
    found: [
      ['Gambierdiscus polynesiensis', 0, toxic],
      ['Coolia monotis', 2000, harmless],
    ],
  },
  {
    ...{ station: 'Uturoa', at: [-151.436, -16.72], daysAgo: 21, celsius: 27.4, metres: 1 },
    found: [['Ostreopsis ovata', 45, { ...toxic, cells_unit: 'per_cm2' }]],
  },
  {
    ...{ station: 'Mataura', at: [-149.49, -23.34], daysAgo: 60, celsius: 23.9, metres: 4 },
    found: [['Gambierdiscus sp.', null, { identification: 'Gambierdiscus cf. polynesiensis' }]],
  },
];

/** Months of the past year in which three stations were visited. */
const VISITED_MONTHS = [3, 4, 5, 6, 7, 8, 9, 10, 11];

/** A year of visits: more cells and warmer water in some months than in others. */
const VISITS: readonly DemoSampling[] = VISITED_MONTHS.flatMap((month, at) =>
  [RIKITEA, AVATORU, TAIOHAE].map((station, n) => ({
    ...station,
    ...{ daysAgo: month * 30 + 4 * n, celsius: 24 + ((at * 7 + n * 5) % 50) / 10, metres: 1.5 + n },
    found: [
      ['Gambierdiscus toxicus', 60 + ((at * 190 + n * 70) % 900), toxic],
      ['Coolia monotis', 20 + ((at * 40 + n * 15) % 300), harmless],
    ] satisfies Found[],
  })),
);

const ROWS = [...SAMPLINGS, ...VISITS].flatMap(({ found, ...sampling }) =>
  found.map((one) => ({ sampling, one })),
);
const uuidOf = (at: number) => `00000000-0000-4000-8000-de40000000${String(at).padStart(2, '0')}`;

/** Identifiers of these rows, by which `removeDemo` finds them. */
export const DEMO_SAMPLINGS = ROWS.map((_, at) => uuidOf(at));

/**
 * Adds invented samplings of microalgae; those that exist, changed or deleted as they may be, stay as they are.
 * @param now milliseconds since 1970 UTC
 */
export async function loadDemoSamplings(trx: Transaction<DB>, now: number): Promise<void> {
  const species = await trx.selectFrom('algae_specie').select(['id', 'as_name']).execute();
  const values = ROWS.map(({ sampling, one: [name, cells, more] }, at) => ({
    uuid: uuidOf(at),
    at_country: FRENCH_POLYNESIA,
    station: sampling.station,
    at_sampling_time: new Date(now - sampling.daysAgo * DAY_MS).toISOString().slice(0, 10),
    at_geom: jsonb({ type: 'Point', coordinates: sampling.at }),
    at_water_temperature: sampling.celsius,
    at_sampling_depth: sampling.metres,
    at_species: species.find(({ as_name }) => as_name === name)?.id ?? null,
    at_cells_nb: cells,
    ...{ at_dino_identification: null, cells_unit: null, identification: null, ...more },
    data_source: INVENTED,
    created_at: new Date(now),
    changed_at: new Date(now),
  }));
  await trx
    .insertInto('tracking')
    .values(values as never)
    .onConflict((conflict) => conflict.column('uuid').doNothing())
    .execute();
}
