import { getCoverage, markCoverage } from '@ciguawatch/shared/api/calls/coverage';
import type { CoverageMark, CoverageOfCountry } from '@ciguawatch/shared/api/schemas/monthly/coverage';
import { domEvent } from '@ciguawatch/shared/contract/events';
import type { CaseSource } from '@ciguawatch/shared/domain/codes/choices';
import { useServerChanges } from '@ciguawatch/shared/runtime/events/use-server-changes';
import { asApiError } from '@ciguawatch/shared/runtime/http/api-error';
import { change } from '@ciguawatch/shared/runtime/http/call';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { useState } from 'react';
import { monthsChanged } from './cells';

/** A change of coverage with the marks that undo it. */
export interface CoverageChange {
  source: CaseSource;
  marks: CoverageMark[];
  back: CoverageMark[];
}

/** Coverage of one country, with functions to change it and to undo the last change. */
export function useCoverage(country: number | null) {
  const t = useT('coverageTable');
  const { data, failed, again, put } = useAnswer(getCoverage, country === null ? null : { id: country });
  const [last, setLast] = useState<(CoverageChange & { country: number }) | null>(null);
  // Another tab or editor saved; the version of the answer guards what is marked meanwhile.
  useServerChanges(['coverage'], again);
  const { busy, once } = useBusy();
  const shown: CoverageOfCountry | null = data?.country === country ? data : null;

  const settleFailure = (thrown: unknown) => {
    const { code, current } = asApiError(thrown);
    const isBehind = code === 'conflict' && current;
    if (isBehind) {
      put(current as CoverageOfCountry);
      setLast(null);
    }
    const why = isBehind ? t('coverage.conflict') : errorText(thrown);
    if (why) toasts.error(t('coverage.notSaved'), why, 'mark months');
  };
  const send = async ({ country: id, version }: CoverageOfCountry, { source, marks }: CoverageChange) => {
    put(await change(markCoverage, { params: { id }, body: { source, marks }, ifVersion: version }));
    window.dispatchEvent(new CustomEvent(domEvent('coverage:changed'), { detail: { country: id } }));
  };
  const mark = (marking: CoverageChange) =>
    once(async () => {
      if (!shown) return;
      try {
        await send(shown, marking);
        setLast({ ...marking, country: shown.country });
        const count = monthsChanged(marking.marks);
        toasts.success(t('coverage.done', { count }), undefined, undefined, 'mark months');
      } catch (thrown) {
        settleFailure(thrown);
      }
    });
  const undo = () =>
    once(async () => {
      if (!shown || !last) return;
      try {
        await send(shown, { ...last, marks: last.back });
        setLast(null);
        toasts.success(t('coverage.undone'), undefined, undefined, 'mark months');
      } catch (thrown) {
        settleFailure(thrown);
      }
    });

  return { shown, failed, again, busy, mark, undo: last?.country === country ? undo : null };
}
