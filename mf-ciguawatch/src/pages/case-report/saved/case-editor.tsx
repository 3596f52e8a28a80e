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
  /** when this version of the case was read, in epoch milliseconds */
  readAt: number;
  /** unsaved changes of an earlier edit to continue, null without any */
  changes: CaseChanges | null;
  /** stores the unsaved changes as a draft */
  hand: DraftInHand<CaseChanges>;
  onStop: () => void;
  onSaved: (row: CaseFull) => void;
}

/**
 * Removes "required" faults of answers that the stored case lacks too: an editor need not complete an old
 * case to save another change.
 */
function held(faults: Faults, row: CaseFull): Faults {
  const unsaid = { case_location_id: row.case_location_id === null, event_date: row.case_eventdate === null };
  const kept = (Object.entries(faults) as [string, Fault][]).filter(
    ([field, fault]) => !(fault.code === 'required' && unsaid[field as keyof typeof unsaid]),
  );
  return Object.fromEntries(kept);
}

/**
 * Edits a saved case on one page; after a conflicting save by another editor it shows the conflicts instead.
 */
export const CaseEditor = observer(function CaseEditor({
  row,
  readAt,
  changes,
  hand,
  onStop,
  onSaved,
}: Props) {
  const [initial] = useState(() => caseValues(row, changes));
  const [why, setWhy] = useState('');
  const save = useSave(row, onSaved, why);
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
        why={why}
        onWhy={setWhy}
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
