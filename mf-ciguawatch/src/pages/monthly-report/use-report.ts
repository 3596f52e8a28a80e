import { getIssuedReport, getMonthlyReport } from '@ciguawatch/shared/api/calls/monthly';
import type { IssueNote, MonthlyReport, ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import { asApiError } from '@ciguawatch/shared/runtime/http/api-error';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useCallback, useEffect, useState } from 'react';
import type { ReportChoice } from './use-choice';

/** The loaded report; it stays in memory only. */
export interface LoadedReport {
  content: ReportContent;
  /** The current report; null where an edition is shown. */
  live: MonthlyReport | null;
  /** The edition shown; null where the report is the current one. */
  copy: IssueNote | null;
}

interface State {
  key: string;
  report: LoadedReport | null;
  failed: unknown;
}

async function load({ period, kind, issue }: ReportChoice, signal: AbortSignal): Promise<LoadedReport> {
  if (issue !== null) {
    const { note, content } = await call(getIssuedReport, { params: { id: issue }, signal });
    return { content, live: null, copy: note };
  }
  const live = await call(getMonthlyReport, { params: { ...period, kind }, signal });
  return { content: live.content, live, copy: null };
}

/** Loads the chosen report; the previous one stays until the next has arrived. `again` reloads it. */
export function useReport(choice: ReportChoice): Omit<State, 'key'> & { stale: boolean; again: () => void } {
  const { period, kind, issue } = choice;
  const key = [period.country, period.year, period.month, kind, issue].join();
  const [round, setRound] = useState(0);
  const [state, setState] = useState<State>({ key: '', report: null, failed: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the request; a round repeats it
  useEffect(() => {
    const control = new AbortController();
    load(choice, control.signal).then(
      (report) => setState({ key, report, failed: null }),
      (error) => {
        if (!control.signal.aborted && !asApiError(error).aborted)
          setState((before) => ({ key, report: round > 0 ? before.report : null, failed: error }));
      },
    );
    return () => control.abort();
  }, [key, round]);
  const again = useCallback(() => setRound((one) => one + 1), []);
  return { report: state.report, failed: state.failed, stale: state.key !== key, again };
}
