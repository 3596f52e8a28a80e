/** Compares acknowledged reports, and the copies of all clients, with the database. */

const PUBLIC_CONDITION = `deleted_at is null and duplicate_of is null
  and review_state not in ('to_review', 'rejected', 'withdrawn')`;

/**
 * @param query runs SQL directly on the database
 * @param clients clients of the run, each synced once more after the last report
 */
export async function compare(query, clients) {
  const stored = await query(
    `select id, case_uuid::text as uuid, gsympt_other_obs as note from case_report where gsympt_other_obs like 'soak %'`,
  );
  const open = new Set(
    (await query(`select id from case_report where ${PUBLIC_CONDITION}`)).map(({ id }) => Number(id)),
  );
  const byUuid = new Map();
  for (const row of stored) byUuid.set(row.uuid, [...(byUuid.get(row.uuid) ?? []), Number(row.id)]);
  const sent = new Set(clients.flatMap((client) => [...client.sent]));
  const storedTwice = [...byUuid].filter(([, ids]) => ids.length > 1);
  return {
    stored: stored.length,
    acknowledged: clients.reduce((sum, client) => sum + client.acknowledged.size, 0),
    lost: clients.flatMap((client) => lostOf(client, byUuid)),
    doubled: [
      ...clients.flatMap((client) => client.doubled),
      ...storedTwice.map(([uuid, ids]) => `${uuid}: ${ids.join(', ')}`),
    ],
    missed: clients.flatMap((client) => missedBy(client, open)),
    unknown: [...byUuid.keys()].filter((uuid) => !sent.has(uuid)),
  };
}

/** Reports that were acknowledged to a client but are not stored. */
const lostOf = ({ name, acknowledged }, byUuid) =>
  [...acknowledged]
    .filter(([uuid, id]) => !byUuid.get(uuid)?.includes(id))
    .map(([uuid, id]) => `${name}: ${uuid} as ${id}`);

/** Cases in which a client's copy differs from the public ones. */
const missedBy = ({ name, copy }, open) => [
  ...[...open].filter((id) => !copy.has(id)).map((id) => `${name} has not ${id}`),
  ...[...copy].filter((id) => !open.has(id)).map((id) => `${name} still has ${id}`),
];
