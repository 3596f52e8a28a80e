import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { Fault, Faults } from '@ciguawatch/shared/domain/report/report-rules';
import type { DraftInHand } from '@ciguawatch/shared/runtime/drafts/drafts';
import { FormProvider } from '@ciguawatch/shared/ui/form/form';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useReportForm } from '../form/use-report-form';
import { caseValues, partsOf } from './case-values';
import { changesOf } from './changes-of';
import { Conflicts } from './conflict/conflicts';
import { EditorForm } from './editor-form';
import { SwapOffer } from './head/swap-offer';
import type { CaseChanges } from './left/kept-changes';
import { useSave } from './use-save';

interface Props {
  row: CaseFull;
  /** when this version of the case was read, in milliseconds */
  readAt: number;
  /** changes to go on with */
  changes: CaseChanges | null;
  /** the filling-in that its changes are kept by */
  hand: DraftInHand<CaseChanges>;
  onStop: () => void;
  onSaved: (row: CaseFull) => void;
}

/** What the case never said stays unsaid: only answers that were changed are held to the rules. */
function held(faults: Faults, row: CaseFull): Faults {
  const unsaid = { case_location_id: row.case_location_id === null, event_date: row.case_eventdate === null };
  const kept = (Object.entries(faults) as [string, Fault][]).filter(
    ([field, fault]) => !(fault.code === 'required' && unsaid[field as keyof typeof unsaid]),
  );
  return Object.fromEntries(kept);
}

/** A saved case in change: the same questions on one page, then save, stop, or settle a conflict. */
export const CaseEditor = observer(function CaseEditor({
  row,
  readAt,
  changes,
  hand,
  onStop,
  onSaved,
}: Props) {
  const [initial] = useState(() => caseValues(row, changes));
  const save = useSave(row, onSaved);
  const form = useReportForm({
    initial,
    held: (faults) => held(faults, row),
    submit: async (values) => {
      const { answers, decisions } = partsOf(values);
      const patch = changesOf(row, answers, decisions);
      if (patch === null) onStop();
      else await save.send(patch, row.version);
    },
  });
  if (save.conflict) {
    return (
      <Conflicts
        base={row}
        {...save.conflict}
        readAt={readAt}
        busy={save.busy}
        onSettle={save.settle}
        onBack={save.back}
      />
    );
  }
  return (
    <FormProvider form={form}>
      <EditorForm
        row={row}
        readAt={readAt}
        hand={hand}
        onStop={onStop}
        notice={
          save.held && (
            <SwapOffer
              row={row}
              duplicate={save.held.duplicate}
              onSwapped={save.swapped}
              onClose={save.letGo}
            />
          )
        }
      />
    </FormProvider>
  );
});
