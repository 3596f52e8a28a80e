import { patchOf, valuesOf } from '@ciguawatch/shared/api/report/report-body';
import type { CaseFull, CasePatch } from '@ciguawatch/shared/api/schemas/case';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { useReportForm } from '../form/report-form';
import { Conflicts } from './conflicts';
import { type Decisions, decisionsOf } from './decisions';
import { EditorForm } from './editor-form';
import type { CaseChanges } from './kept-changes';
import { useSave } from './use-save';

interface Props {
  row: CaseFull;
  /** changes to go on with */
  changes: CaseChanges | null;
  onStop: () => void;
  onSaved: (row: CaseFull) => void;
}

/** What an editor changed, as a patch; null when nothing was. */
export function changesOf(row: CaseFull, values: ReportValues, decisions: Decisions): CasePatch | null {
  const before = decisionsOf(row);
  const decided = Object.entries(decisions).filter(
    ([key, value]) => value !== before[key as keyof Decisions],
  );
  const content = patchOf(valuesOf(row), values);
  return content || decided.length > 0 ? { ...content, ...Object.fromEntries(decided) } : null;
}

/** A saved case in change: the same questions on one page, then save, stop, or settle a conflict. */
export const CaseEditor = observer(function CaseEditor({ row, changes, onStop, onSaved }: Props) {
  const [initial] = useState(() => ({ ...valuesOf(row), ...changes?.values }));
  const form = useReportForm(initial);
  const [decisions, setDecisions] = useState(() => ({ ...decisionsOf(row), ...changes?.decisions }));
  const save = useSave(row, onSaved);
  if (save.conflict) {
    return (
      <Conflicts base={row} {...save.conflict} busy={save.busy} onSettle={save.settle} onBack={save.back} />
    );
  }
  return (
    <Form form={form} onSubmit={() => undefined}>
      {() => (
        <EditorForm
          row={row}
          decisions={decisions}
          onDecide={setDecisions}
          refused={save.refused}
          busy={save.busy}
          onSave={(patch) => void save.send(patch, row.version)}
          onStop={onStop}
        />
      )}
    </Form>
  );
});
