import { valuesOf } from '@ciguawatch/shared/api/report/report-body';
import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { useReportForm } from '../form/use-report-form';
import { Conflicts } from './conflicts';
import { decisionsOf } from './decisions';
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
