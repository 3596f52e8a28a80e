import { listDecisions } from '@ciguawatch/shared/api/calls/desk/decisions';
import type { Decision } from '@ciguawatch/shared/api/schemas/desk/decision';
import type { DecisionKind } from '@ciguawatch/shared/domain/codes/decision-kinds';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { tellWaiting } from '@ciguawatch/shared/ui/approvals/tell-waiting';
import { useState } from 'react';
import { MAX_WITHOUT_CONFIRMATION, type UndoneDecision, undoWhole } from '../../decisions/undo-decision';
import { announceCase } from '../../report/report-send';

/** The log of decisions, and the undo of one of them. */
export function useLog(own: boolean) {
  const { data, failed, again, put } = useAnswer(listDecisions, own ? { own } : {});
  const [asking, setAsking] = useState<Decision | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [result, setResult] = useState<(UndoneDecision & { kind: DecisionKind }) | null>(null);
  const [refused, setRefused] = useState<unknown>(null);
  const { once } = useBusy();

  const settle = () => {
    setResult(null);
    setRefused(null);
  };
  const takeBack = async ({ id, kind }: Decision) => {
    settle();
    setProgress(0);
    try {
      setResult({ kind, ...(await undoWhole(id, setProgress)) });
      announceCase(null);
    } catch (thrown) {
      if (!tellWaiting(thrown)) setRefused(thrown);
    }
    setProgress(null);
    again();
  };
  const undo = (decision: Decision) => {
    setAsking(null);
    return once(() => takeBack(decision));
  };
  return {
    shown: data?.results ?? null,
    next: data?.next ?? null,
    failed,
    again,
    asking,
    stopAsking: () => setAsking(null),
    progress,
    result,
    refused,
    settle,
    undo,
    /** Undoes at once one's own decision on few cases, else asks first. */
    ask: (decision: Decision) => {
      if (decision.own && decision.count <= MAX_WITHOUT_CONFIRMATION) void undo(decision);
      else setAsking(decision);
    },
    /** Adds the next page below. */
    older: async () => {
      if (!data || data.next === null) return;
      try {
        const more = await call(listDecisions, { params: { ...(own && { own }), after: data.next } });
        put({ results: [...data.results, ...more.results], next: more.next });
      } catch (thrown) {
        setRefused(thrown);
      }
    },
  };
}
