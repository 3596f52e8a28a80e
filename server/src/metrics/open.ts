import type { Clock } from '../clock';
import type { Config } from '../config/config';
import type { Store } from '../db/store';
import { addDatabaseGauges } from './database-gauges';
import { Metrics } from './metrics';

/** Starts counting where somebody may read the figures; otherwise nothing is counted. */
export function openMetrics(
  { metrics }: Pick<Config, 'metrics'>,
  store: Store,
  clock: Clock,
): Metrics | null {
  if (metrics.port === undefined && metrics.token === undefined) return null;
  const made = new Metrics();
  addDatabaseGauges([made.registry], store, clock);
  return made;
}
