import type { Clock } from '../clock';
import type { Config } from '../config/config';
import type { Store } from '../db/store';
import { addDatabaseGauges } from './database-gauges';
import { Metrics } from './metrics';

/** Starts counting if the metrics are served somewhere; otherwise returns null. */
export function openMetrics(
  { metrics }: Pick<Config, 'metrics'>,
  store: Store,
  clock: Clock,
): Metrics | null {
  if (metrics.port === undefined && metrics.token === undefined) return null;
  const startedMetrics = new Metrics();
  addDatabaseGauges([startedMetrics.registry], store, clock);
  return startedMetrics;
}
