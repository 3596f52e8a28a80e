import type { Method, ResultDecision } from '@ciguawatch/shared/domain/codes/sample-choices';
import { isOfMeal, type SampleOrigin } from '@ciguawatch/shared/domain/codes/sample-choices';
import { type EvidenceCell, FEWEST_OF_CASES } from '@ciguawatch/shared/domain/samples/evidence';
import { type Detectability, detectabilityOf } from '@ciguawatch/shared/domain/samples/guidance';
import { currentSpecies } from '@ciguawatch/shared/domain/species/current-species';
import { byCode } from '@ciguawatch/shared/domain/text/name-order';
import { sql } from 'kysely';
import type { Reader } from '../../db/store';
import type { PlaceIndex } from '../locations/place-index';

/** The product that is asked about. */
export interface AskedProduct {
  kind: 'specie' | 'phenotype';
  id: number;
}

interface Row {
  sample: number;
  country: number;
  location_id: number | null;
  origin: SampleOrigin;
  length_cm: number | null;
  method: Method;
  analyte: string | null;
  lod_ng_g: number | null;
  decision: ResultDecision;
  added_at: Date;
}

/** One fish by one method. */
interface Fish extends Pick<Row, 'country' | 'location_id' | 'origin' | 'length_cm' | 'method'> {
  decision: ResultDecision;
  sight: Detectability;
}

/**
 * Public counts of tested fish of a product (decision 33). Fish of cases tell neither place nor length nor date; they
 * count from the Monday after their result, and where there are at least five of a species, method and country.
 * @param mondayOf last Monday 00:00 of a country, milliseconds since 1970 UTC
 */
export async function readEvidence(
  db: Reader,
  places: PlaceIndex,
  asked: AskedProduct,
  mondayOf: (country: number) => number,
): Promise<EvidenceCell[]> {
  const species = await speciesOf(db, asked);
  const group = asked.kind === 'phenotype' ? asked.id : 0;
  const { rows } = await sql<Row>`
    select s.id as sample, s.country, s.location_id, s.origin, s.length_cm, r.method, r.analyte, r.lod_ng_g,
      r.decision, r.added_at
    from sample s join sample_result r on r.sample_id = s.id
    where s.deleted_at is null and (s.specie_id = any(${species}::int[]) or s.phenotype_id = ${group})
    order by s.id, r.id`.execute(db);
  const told = rows.filter(
    ({ origin, country, added_at }) => !isOfMeal(origin) || added_at.getTime() < mondayOf(country),
  );
  const cells = new Map<string, EvidenceCell>();
  for (const fish of fishOf(told)) {
    const cell = cellOf(fish, places);
    const key = [cell.method, cell.of, cell.country, cell.island].join();
    const held = cells.get(key) ?? cell;
    cells.set(key, held);
    addFish(held, fish);
  }
  return [...cells.values()].filter(isTold).sort(byPlace);
}

/** Whether the directory has a product. */
export async function isProduct(db: Reader, { kind, id }: AskedProduct): Promise<boolean> {
  const row = await db.selectFrom(kind).select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Ids of the species that are read as one product: replaced ones lead to theirs. */
async function speciesOf(db: Reader, asked: AskedProduct): Promise<number[]> {
  const rows = await db.selectFrom('specie').select(['id', 'replaced_by', 'phenotype_id']).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const next = (id: number) => {
    const by = byId.get(id)?.replaced_by;
    return by === null || by === undefined ? undefined : { replaced_by: by };
  };
  return rows.flatMap(({ id }) => {
    const current = currentSpecies(id, next);
    const wanted = asked.kind === 'specie' ? current : byId.get(current)?.phenotype_id;
    return wanted === asked.id ? [id] : [];
  });
}

const STRONGER: readonly ResultDecision[] = ['above', 'unclear', 'below'];
const CLEARER: readonly Detectability[] = ['sees', 'blind', 'unknown'];
const first = <T>(order: readonly T[], a: T, b: T): T => (order.indexOf(a) <= order.indexOf(b) ? a : b);

/** A fish with several results of one method counts once: above if one of them is. */
function fishOf(rows: readonly Row[]): Fish[] {
  const found = new Map<string, Fish>();
  for (const row of rows) {
    const key = `${row.sample} ${row.method}`;
    const held = found.get(key);
    const sight = detectabilityOf(row.lod_ng_g, row.analyte ?? '');
    if (!held) found.set(key, { ...row, sight });
    else {
      held.decision = first(STRONGER, held.decision, row.decision);
      held.sight = first(CLEARER, held.sight, sight);
    }
  }
  return [...found.values()];
}

function cellOf({ method, country, origin, location_id }: Fish, places: PlaceIndex): EvidenceCell {
  const isCase = isOfMeal(origin);
  const place = isCase || location_id === null ? undefined : places.existing(location_id);
  return {
    ...{ method, of: isCase ? 'case' : 'survey', country },
    island: (place && places.chain(place.id)?.case_island) ?? null,
    ...{ above: 0, below: 0, unclear: 0, sight: { sees: 0, blind: 0, unknown: 0 }, lengths: null },
  };
}

function addFish(cell: EvidenceCell, { decision, sight, length_cm }: Fish): void {
  cell[decision] += 1;
  cell.sight[sight] += 1;
  if (cell.of === 'case' || length_cm === null) return;
  const [low, high] = cell.lengths ?? [length_cm, length_cm];
  cell.lengths = [Math.min(low, length_cm), Math.max(high, length_cm)];
}

const isTold = ({ of, above, below, unclear }: EvidenceCell): boolean =>
  of === 'survey' || above + below + unclear >= FEWEST_OF_CASES;

const byPlace = (a: EvidenceCell, b: EvidenceCell): number =>
  byCode(a.of, b.of) ||
  byCode(a.method, b.method) ||
  a.country - b.country ||
  (a.island ?? 0) - (b.island ?? 0);
