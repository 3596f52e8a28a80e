import type { CaseFull, CasePatch } from '@ciguawatch/shared/api/schemas/case';
import type { Fault, Faults } from '@ciguawatch/shared/domain/report/report-rules';
import { fieldOf } from '@ciguawatch/shared/domain/report/report-sections';
import type { ReportField } from '@ciguawatch/shared/domain/report/report-values';
import type { ApiError } from '@ciguawatch/shared/runtime/http/call';
import { codeText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useUnsavedGuard } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { ErrorSummary } from '../form/error-summary';
import { FormViewContext } from '../form/form-view';
import { placeView } from '../form/place-view';
import { SectionBody } from '../form/section-body';
import { faultsNow } from '../form/use-report-form';
import { useAllAnswers } from '../form/watch';
import { changesOf } from './changes-of';
import { DecisionBlock } from './decision-block';
import type { Decisions } from './decisions';
import { useKeepChanges } from './kept-changes';
import css from './saved.module.css';
import { useFocusFirst } from './use-focus-first';

interface Props {
  row: CaseFull;
  decisions: Decisions;
  onDecide: (decisions: Decisions) => void;
  refused: ApiError | null;
  busy: boolean;
  onSave: (patch: CasePatch) => void;
  onStop: () => void;
}

const ASKED = [1, 2, 3, 4, 5] as const;
const ALL = new Set(ASKED);

/** What the case never said stays unsaid: only answers that were changed are held to the rules. */
function heldFaults(faults: Faults, row: CaseFull): { field: ReportField; fault: Fault }[] {
  const unsaid = { case_location_id: row.case_location_id === null, event_date: row.case_eventdate === null };
  return (Object.entries(faults) as [ReportField, Fault][])
    .filter(([field, fault]) => !(fault.code === 'required' && unsaid[field as keyof typeof unsaid]))
    .map(([field, fault]) => ({ field, fault }));
}

/** The questions of a saved case on one page, with save and stop always in reach. */
export const EditorForm = observer(function EditorForm(props: Props) {
  const { row, decisions, onDecide, refused, busy, onSave, onStop } = props;
  const t = useT('ciguawatch');
  const values = useAllAnswers();
  const [tried, setTried] = useState(false);
  const [stopping, setStopping] = useState(false);
  const heading = useFocusFirst<HTMLHeadingElement>();
  const summary = useRef<HTMLDivElement>(null);
  const patch = changesOf(row, values, decisions);
  const faults = heldFaults(faultsNow(values), row);
  useUnsavedGuard(patch !== null);
  useKeepChanges(row.id, patch && { base: row, values, decisions });
  const save = () => {
    setTried(true);
    if (faults.length > 0) requestAnimationFrame(() => summary.current?.focus());
    else if (patch === null) onStop();
    else onSave(patch);
  };
  const view = {
    attempted: tried ? ALL : new Set<never>(),
    ...placeView(values),
    dense: true,
    editing: true,
  };
  return (
    <FormViewContext value={view}>
      <form
        noValidate
        className={css.editor}
        data-density="compact"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <h1 ref={heading} tabIndex={-1}>
          {t('reportEdit.editing', { id: String(row.id) })}
        </h1>
        {refused?.fields && <RefusedFields fields={refused.fields} />}
        {tried && <ErrorSummary faults={faults} focusRef={summary} />}
        <DecisionBlock row={row} value={decisions} onChange={onDecide} />
        {ASKED.map((section) => (
          <Card key={section} title={t(`report.step${section}`)}>
            <SectionBody section={section} />
          </Card>
        ))}
        <div className={css.bar}>
          <Button onPress={() => (patch === null ? onStop() : setStopping(true))}>
            {t('reportEdit.stop')}
          </Button>
          <span className={css.quiet}>
            {t('reportEdit.changed', { count: patch ? Object.keys(patch).length : 0 })}
          </span>
          <Button type="submit" variant="primary" icon="check" busy={busy}>
            {t('reportEdit.save')}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        isOpen={stopping}
        title={t('reportEdit.stopTitle')}
        body={t('reportEdit.stopText')}
        confirmLabel={t('reportEdit.stopNow')}
        cancelLabel={t('reportEdit.stopStay')}
        onConfirm={onStop}
        onCancel={() => setStopping(false)}
      />
    </FormViewContext>
  );
});

function RefusedFields({ fields }: { fields: NonNullable<ApiError['fields']> }) {
  const t = useT('ciguawatch');
  useT('errors');
  return (
    <Banner tone="danger" role="alert" title={t('reportEdit.saveFailed')}>
      <ul>
        {Object.entries(fields).map(([name, code]) => (
          <li key={name}>{[t(`reportFields.${fieldOf(name) ?? name}`), codeText(code)].join(' — ')}</li>
        ))}
      </ul>
    </Banner>
  );
}
