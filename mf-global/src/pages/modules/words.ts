import type { DeployedModule, Health } from '@ciguawatch/shared/api/schemas/deployment';
import type { BadgeTone } from '@ciguawatch/shared/ui/data/badge';
import type { IconName } from '@ciguawatch/shared/ui/foundation/icon';

/** How a state of health is drawn. */
export const HEALTH: Record<Health, { tone: BadgeTone; icon: IconName }> = {
  running: { tone: 'reef', icon: 'circle-check' },
  watch: { tone: 'sand', icon: 'triangle-alert' },
  broken: { tone: 'coral', icon: 'circle-x' },
};

/** Failures of the version in service in the 24 hours up to now. */
export const faultsOf = ({ hours }: DeployedModule): number => hours.reduce((sum, n) => sum + n, 0);

/** The version that a rollback would put into service: of those ready, the one that served last. */
export function rollbackVersion({ releases }: DeployedModule): string | null {
  const ready = (releases ?? []).filter(({ state, until }) => state === 'ready' && until !== null);
  const latest = ready.sort((a, b) => (b.until ?? '').localeCompare(a.until ?? ''))[0];
  return latest?.version ?? null;
}
