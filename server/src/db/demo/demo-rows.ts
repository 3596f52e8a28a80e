import { lng180, round7 } from '@ciguawatch/shared/domain/geo/geometry';
import type { PlaceIndex } from '../../features/locations/place-index';
import {
  clinicalColumns,
  type DemoSpecies,
  patientColumns,
  productColumns,
  type SymptomWeights,
} from './demo-case';
import { type Random, random as startRandom } from './demo-random';
import { isThisMonth, timeColumns, timeInLastYears, timeThisMonth } from './demo-time';

/** What the invented reports are made from. */
export interface DemoInputs {
  places: PlaceIndex;
  /** Islands with their relative frequency. */
  islands: [id: number, weight: number][];
  species: DemoSpecies[];
  symptoms: SymptomWeights;
  now: number;
}

/** A fixed seed, so that the same moment always gives the same reports. */
const SEED = 20_261;
const REPORT_COUNT = 800;
/** Nuku Hiva: large enough for its details to be public, and in the time zone with the half hour. */
export const OUTBREAK_ISLAND = 92;
const OUTBREAK_REPORT_COUNT = 8;
/** Cases of every other island this month, well below the outbreak threshold. */
const CASES_PER_QUIET_ISLAND = 3;
const DAY_MS = 86_400_000;

/** Rows of the table `case_report`, oldest first, marked with the source `demo`. */
export function demoRows(inputs: DemoInputs) {
  const random = startRandom(SEED);
  const current = new Map<number, number>();
  const events: { island: number; at: number }[] = [];
  for (let i = 0; i < OUTBREAK_REPORT_COUNT; i++) {
    const at = timeThisMonth(random, inputs.now, inputs.places.zone(OUTBREAK_ISLAND));
    events.push({ island: OUTBREAK_ISLAND, at });
  }
  while (events.length < REPORT_COUNT) {
    const island = random.weighted(inputs.islands);
    const at = timeInLastYears(random, inputs.now);
    if (isThisMonth(at, inputs.now, inputs.places.zone(island))) {
      const count = current.get(island) ?? 0;
      if (island === OUTBREAK_ISLAND || count >= CASES_PER_QUIET_ISLAND) continue;
      current.set(island, count + 1);
    }
    events.push({ island, at });
  }
  events.sort((a, b) => a.at - b.at);
  return events.map(({ island, at }, index) => demoRow(random, inputs, island, at, index));
}

function demoRow(
  random: Random,
  { places, species, symptoms, now }: DemoInputs,
  island: number,
  at: number,
  index: number,
) {
  const sentAt = Math.min(now, at + random.int(0, 4) * DAY_MS + random.int(1, 20) * 3_600_000);
  const isRecent = now - sentAt < 30 * DAY_MS;
  return {
    source: 'demo' as const,
    described: true,
    source_ref: `demo-${String(index + 1).padStart(4, '0')}`,
    case_uuid: random.uuid(),
    review_state: isRecent ? ('new' as const) : ('reviewed' as const),
    // The review changed it once.
    version: isRecent ? 1 : 2,
    case_location_id: island,
    ...places.chain(island),
    case_geom: fishingPlaceNear(random, places.get(island)?.center ?? null),
    ...timeColumns(random, at, places.zone(island)),
    ...patientColumns(random),
    ...productColumns(random, species),
    ...clinicalColumns(random, symptoms),
    created_at: new Date(sentAt).toISOString(),
  };
}

/**
 * A fishing place within about ten kilometres of the island's label point; three reports in ten have none.
 */
function fishingPlaceNear(random: Random, center: [number, number] | null) {
  if (!center || random.chance(0.3)) return null;
  const shift = () => (random.next() - 0.5) * 0.18;
  return { type: 'Point', coordinates: [round7(lng180(center[0] + shift())), round7(center[1] + shift())] };
}
