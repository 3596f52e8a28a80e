import { numbersOf } from '@ciguawatch/shared/domain/country/numbers';
import { sql, type Transaction } from 'kysely';
import type { Config } from '../config/config';
import type { DB } from '../db/schema';
import { StartError } from '../db/start/start-error';
import type { Store } from '../db/store';
import type { Log } from '../log/log';

/** Numbers of residents that decide what the places of a country withhold, as stored. */
interface ResidentLimits {
  id: number;
  iso2: string;
  publish_person_from: number;
  publish_profile_from: number;
}

/**
 * Writes the residents limits of the country file to the database, whose triggers then update what places
 * withhold. A lower limit publishes hidden values, so the start stops unless the file names it explicitly.
 * @throws StartError for a limit that the file leaves out and that would be lowered
 */
export async function applyPublishing(
  store: Store,
  { numbers }: Config['countries'],
  log: Pick<Log, 'warn'>,
): Promise<void> {
  await store.tx(async (trx) => {
    const countries: ResidentLimits[] = await trx
      .selectFrom('country')
      .select(['id', 'iso2', 'publish_person_from', 'publish_profile_from'])
      .orderBy('id')
      .execute();
    for (const before of countries) {
      const { publishPersonFrom, publishProfileFrom } = numbersOf(before.id, numbers);
      const after = { publish_person_from: publishPersonFrom, publish_profile_from: publishProfileFrom };
      const lower = [
        ['publishPersonFrom', publishPersonFrom < before.publish_person_from] as const,
        ['publishProfileFrom', publishProfileFrom < before.publish_profile_from] as const,
      ].flatMap(([name, isLower]) => (isLower ? [name] : []));
      const unnamed = lower.find((name) => numbers[before.id]?.[name] === undefined);
      if (unnamed !== undefined) throw new StartError(sentenceOf(unnamed, before));
      if (
        publishPersonFrom === before.publish_person_from &&
        publishProfileFrom === before.publish_profile_from
      )
        continue;
      const hidden = await withheldLevels(trx, before.id);
      await trx.updateTable('country').set(after).where('id', '=', before.id).execute();
      const opened = [...(await withheldLevels(trx, before.id))].filter(
        ([id, level]) => level < (hidden.get(id) ?? 0),
      );
      if (opened.length > 0)
        log.warn({ country: before.iso2, places: opened.length }, 'public rows of places withhold less');
    }
  });
}

const sentenceOf = (
  name: string,
  { iso2, publish_person_from: person, publish_profile_from: profile }: ResidentLimits,
) =>
  `The database publishes for ${iso2} from ${person} and ${profile} residents, and the file of countries would lower that: write ${name} of ${iso2} into it.`;

/** What each place of a country withholds: 0 nothing, 1 sex and age class, 2 everything about the person. */
async function withheldLevels(trx: Transaction<DB>, country: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; withhold: number }>`
    select id, withhold from location where country = ${country}`.execute(trx);
  return new Map(rows.map(({ id, withhold }) => [id, withhold]));
}
