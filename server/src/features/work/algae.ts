import type { WaitingWork } from '@ciguawatch/shared/api/schemas/work';
import { type SamplingKeyColumns, samplingKey } from '@ciguawatch/shared/domain/algae/sampling-identity';
import type { Store } from '../../db/store';
import type { Operator } from '../../http/operator';
import { earliest, toWaitingWork } from '../../http/waiting-work';

/** Samplings with a row that names no species; rows of one sampling count once. */
export async function samplingsUnidentified(store: Store, { countries }: Operator): Promise<WaitingWork> {
  const rows = await store.read
    .selectFrom('tracking')
    .select(['id', 'at_country', 'station', 'code', 'at_sampling_time', 'at_geom', 'created_at'])
    .where('at_species', 'is', null)
    .where('deleted_at', 'is', null)
    .where('at_country', 'in', countries.length > 0 ? countries : [-1])
    .execute();
  const samplings = new Set(
    rows.map(({ id, created_at: _at, ...row }) => samplingKey(row as SamplingKeyColumns) ?? id),
  );
  return toWaitingWork(samplings.size, false, earliest(rows.map(({ created_at }) => created_at)));
}
