import type { DeployedModule, Health } from '@ciguawatch/shared/api/schemas/deployment';
import { byCode } from '@ciguawatch/shared/domain/text/name-order';
import type { BadgeTone } from '@ciguawatch/shared/ui/data/badge';
import type { IconName } from '@ciguawatch/shared/ui/foundation/icon';

/** Colour and icon of each state of health. */
export const HEALTH_LOOKS: Record<Health, { tone: BadgeTone; icon: IconName }> = {
  running: { tone: 'reef', icon: 'circle-check' },
  watch: { tone: 'sand', icon: 'triangle-alert' },
  broken: { tone: 'coral', icon: 'circle-x' },
};

/** Number of failures of the current version in the last 24 hours. */
export const faultsOf = ({ hours }: DeployedModule): number => hours.reduce((sum, n) => sum + n, 0);

/** Target of a rollback: among the ready versions, the last one that was in service. */
export function rollbackVersion({ releases }: DeployedModule): string | null {
  const ready = (releases ?? []).filter(({ state, until }) => state === 'ready' && until !== null);
  const latest = ready.sort((a, b) => byCode(b.until ?? '', a.until ?? ''))[0];
  return latest?.version ?? null;
}
