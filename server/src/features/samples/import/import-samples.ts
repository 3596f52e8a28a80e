import type { SampleImport, SampleImported } from '@ciguawatch/shared/api/schemas/desk/sample-import';
import type { Sample } from '@ciguawatch/shared/api/schemas/desk/samples';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { bodyHash } from '../../../http/body/body-hash';
import { HttpError } from '../../../http/errors/http-error';
import { managesCountry, type Operator } from '../../../http/operator';
import type { PlaceIndex } from '../../locations/place-index';
import { fishFaults, resultFaults } from '../content';
import { readKnown, unknownIds } from '../known';
import type { By } from '../note';
import { withResults } from '../rows';
import { lockCountry } from '../write';
import { codeKey, type LineFault, lineGroups, type SampleGroup } from './line-groups';
import { noteImport, repeatedImport } from './note-import';
import { type Plan, planOf } from './plan';
import { storePlans } from './store-plans';

/**
 * Stores a table of results, all lines or none. A result that is stored already is known and changes nothing. What a line
 * says otherwise of a stored sample is listed first, and applied once `looked` says that a person has seen just this.
 * @throws HttpError 403 for a country that the account does not manage, 409 for another table under the uuid
 */
export async function importSamples(
  deps: Pick<Deps, 'store' | 'clock'>,
  places: PlaceIndex,
  who: Operator,
  body: SampleImport,
): Promise<SampleImported> {
  const by = { user: who.id, at: deps.clock.now() };
  const { dry_run, rows } = body;
  const countries = [...new Set(rows.map(({ country }) => country))].sort((a, b) => a - b);
  if (!countries.every((country) => managesCountry(who, country)))
    throw new HttpError(403, 'country_forbidden');
  const { groups, faults } = lineGroups(rows);
  return deps.store.tx(async (trx) => {
    for (const country of countries) await lockCountry(trx, country);
    const repeat = dry_run ? null : await repeatedImport(trx, body);
    if (repeat) return repeat;
    faults.push(...(await lineFaults(trx, places, body, by.at)));
    const stored = await storedSamples(trx, groups);
    const plans = groups.map((group) => planOf(group, stored.get(codeKey(group.country, group.fish.code))));
    faults.push(...plans.flatMap((plan) => plan.faults));
    return storeUnless(trx, body, { plans, faults, countries }, by);
  });
}

/** Stores the plans, unless a line is refused, or they change what nobody has seen. */
async function storeUnless(
  trx: Transaction<DB>,
  body: SampleImport,
  { plans, faults, countries }: { plans: readonly Plan[]; faults: LineFault[]; countries: number[] },
  by: By,
): Promise<SampleImported> {
  const sum = (of: (plan: Plan) => number) => plans.reduce((total, plan) => total + of(plan), 0);
  const known = sum((plan) => plan.known);
  const nothing = { id: null, samples: 0, results: 0, known, changes: [], looked: null, faults: [] };
  if (faults.length > 0) return { ...nothing, faults: faults.sort((a, b) => a.line - b.line) };
  const changes = plans.flatMap((plan) => plan.changes);
  const looked = changes.length === 0 ? null : bodyHash(changes);
  if (looked !== null && looked !== body.looked) return { ...nothing, changes, looked };
  const results = sum(({ fresh }) => fresh.length);
  const touched = body.dry_run ? [] : await storePlans(trx, plans, by);
  const rows = results + sum(({ replaced }) => replaced.length);
  const id = await noteImport(trx, body, { countries, rows, touched }, by);
  return { ...nothing, id, samples: plans.filter(({ before }) => before === null).length, results, changes };
}

/** Errors of lines for themselves. */
async function lineFaults(
  trx: Transaction<DB>,
  places: PlaceIndex,
  { rows }: SampleImport,
  now: number,
): Promise<LineFault[]> {
  const ids = await readKnown(trx, places, rows);
  return rows.flatMap((row) =>
    Object.entries({
      ...fishFaults(row, now),
      ...unknownIds(row.country, row, ids),
      ...(row.result && resultFaults(row.result, now)),
    }).map(([field, code]) => ({ line: row.line, field, code })),
  );
}

/** Stored samples that lines name, by country and code. */
async function storedSamples(
  trx: Transaction<DB>,
  groups: readonly SampleGroup[],
): Promise<Map<string, Sample>> {
  const codes = [...new Set(groups.map(({ fish }) => fish.code.trim().toLowerCase()))];
  const countries = [...new Set(groups.map(({ country }) => country))];
  const rows = await trx
    .selectFrom('sample')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('country', 'in', countries)
    .where(sql<boolean>`lower(code) = any(${codes}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  const samples = await withResults(trx, rows);
  return new Map(samples.map((one) => [codeKey(one.country, one.code), one]));
}
