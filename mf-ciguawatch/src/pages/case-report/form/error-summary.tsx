import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { Fault } from '@ciguawatch/shared/ui/form/fault';
import { FaultSummary } from '@ciguawatch/shared/ui/form/fault-summary';
import type { Ref } from 'react';

interface Props {
  faults: readonly { name: string; fault: Fault }[];
  ref?: Ref<HTMLDivElement>;
}

/** Summary of the faults that block sending or leaving a section, with the field names of the report. */
export function ErrorSummary({ faults, ref }: Props) {
  const t = useT('ciguawatch');
  const d = useT('domain');
  return (
    <FaultSummary
      ref={ref ?? null}
      faults={faults}
      title={t('report.errors', { count: faults.length })}
      labelOf={(name) => d(`reportFields.${name}`)}
    />
  );
}
