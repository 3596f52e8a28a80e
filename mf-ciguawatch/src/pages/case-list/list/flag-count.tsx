import type { CaseFlag } from '@ciguawatch/shared/domain/case-class/flags';
import { formatNumber, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { VisuallyHidden } from '@ciguawatch/shared/ui/foundation/visually-hidden';

/** How many flags of a case are left to check, with their sentences. */
export function FlagCount({ flags }: { flags: readonly CaseFlag[] }) {
  const said = flags.map((flag) => translate('flags', `flag.${flag}`)).join(' ');
  return (
    <span title={said}>
      <Badge tone="sand" icon="triangle-alert">
        {formatNumber(flags.length)}
      </Badge>
      <VisuallyHidden> {said}</VisuallyHidden>
    </span>
  );
}
