/** Compares what was acknowledged, and what every client holds, with the database. */

const PUBLIC = `deleted_at is null and duplicate_of is null
  and review_state not in ('to_review', 'rejected', 'withdrawn')`;

/**
 * @param query runs SQL on the database itself, past the server
 * @param clients those of the run, each of which has synced once more after the last report
 */
export async function compare(query, clients) {
  const stored = await query(
    `select id, case_uuid::text as uuid, gsympt_other_obs as note from case_report where gsympt_other_obs like 'soak %'`,
  );
  const open = new Set(
    (await query(`select id from case_report where ${PUBLIC}`)).map(({ id }) => Number(id)),
  );
  const byUuid = new Map();
  for (const row of stored) byUuid.set(row.uuid, [...(byUuid.get(row.uuid) ?? []), Number(row.id)]);
  const result = { stored: stored.length, acknowledged: 0, lost: [], doubled: [], missed: [], unknown: [] };
  const sent = new Set(clients.flatMap((client) => [...client.sent]));
  for (const client of clients) {
    result.acknowledged += client.acknowledged.size;
    result.doubled.push(...client.doubled);
    for (const [uuid, id] of client.acknowledged)
      if (!byUuid.get(uuid)?.includes(id)) result.lost.push(`${client.name}: ${uuid} as ${id}`);
    for (const id of open) if (!client.copy.has(id)) result.missed.push(`${client.name} has not ${id}`);
    for (const id of client.copy) if (!open.has(id)) result.missed.push(`${client.name} still has ${id}`);
  }
  for (const [uuid, ids] of byUuid) {
    if (ids.length > 1) result.doubled.push(`${uuid}: ${ids.join(', ')}`);
    if (!sent.has(uuid)) result.unknown.push(uuid);
  }
  return result;
}
