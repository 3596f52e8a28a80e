import type { EntriesLeft } from '@ciguawatch/shared/domain/statistics/leading-entries';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';

/** "and 4 others with 2 each": what a list says of the entries it does not show; nothing where it shows all. */
export function OmittedEntriesLine({
  left,
  of = '',
  className,
}: {
  left: EntriesLeft | null;
  /** What the entries are; their gender matters in French. */
  of?: '' | 'islands_';
  className?: string;
}) {
  const t = useT('domain');
  if (!left) return null;
  const words = t(`left.${of}${left.equal ? 'each' : 'most'}`, {
    count: left.count,
    each: formatNumber(left.each),
  });
  return <p className={className}>{words}</p>;
}
