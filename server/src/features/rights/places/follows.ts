import { addressHash } from '../../follow/address';
import type { FoundText, PlaceSearch } from './place';

/** Finds the islands that an address follows by mail; an address alone finds them, as they are sealed. */
export async function findFollows({
  db,
  secret,
  asked,
  countries,
  limit,
}: PlaceSearch): Promise<FoundText[]> {
  if (asked.kind !== 'email') return [];
  const rows = await db
    .selectFrom('follow as f')
    .innerJoin('location as l', 'l.id', 'f.island')
    .select(['f.id', 'f.country', 'f.asked_at', 'l.name'])
    .where('f.address_hash', '=', addressHash(secret, asked.key))
    .where('f.country', 'in', [...countries])
    .orderBy('f.id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ id, country, asked_at, name }): FoundText[] => {
    const piece = { kind: 'follow', id: String(id), country, place: 'follow', at: asked_at } as const;
    return [
      { ...piece, field: 'email', text: asked.key },
      { ...piece, field: 'island', text: name },
    ];
  });
}
