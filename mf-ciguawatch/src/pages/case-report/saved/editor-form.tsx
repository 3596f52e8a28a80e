import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { NOTE_MAX } from '@ciguawatch/shared/domain/codes/thread-codes';
import type { DraftInHand } from '@ciguawatch/shared/runtime/drafts/drafts';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { FormBody } from '@ciguawatch/shared/ui/form/form';
import { SubmitButton } from '@ciguawatch/shared/ui/form/submit-button';
import { useFormStatus, useFormValues, useShownFaults } from '@ciguawatch/shared/ui/form/use-form';
import { actionBarMark } from '@ciguawatch/shared/ui/foundation/page-marks';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useState } from 'react';
import { ErrorSummary } from '../form/error-summary';
import { FormViewContext } from '../form/form-view';
import { placeView } from '../form/place-view';
import { SectionBody } from '../form/steps/section-body';
import { type CaseValues, partsOf } from './case-values';
import { changesOf } from './changes-of';
import { useFieldToCorrect, useFocusField } from './focus-field';
import { DecisionBlock } from './head/decision-block';
import { type CaseChanges, useKeepChanges } from './left/kept-changes';
import css from './saved.module.css';
import { useFocusFirst } from './use-focus-first';

interface Props {
  row: CaseFull;
  /** when this version of the case was read, in epoch milliseconds */
  readAt: number;
  /** stores the unsaved changes as a draft */
  hand: DraftInHand<CaseChanges>;
  onStop: () => void;
  /** reason of the correction, which becomes a note of the case */
  why: string;
  onWhy: (why: string) => void;
  /** shown below the heading */
  notice: ReactNode;
}

const ASKED = [1, 2, 3, 4, 5] as const;
const ALL = new Set(ASKED);

/** All questions of a saved case on one page, with a fixed bar to save or stop. */
export const EditorForm = observer(function EditorForm({
  row,
  readAt,
  hand,
  onStop,
  why,
  onWhy,
  notice,
}: Props) {
  const t = useT('ciguawatch');
  const note = useT('caseThread');
  const values = useFormValues<CaseValues>();
  const { tried, busy } = useFormStatus();
  const faults = useShownFaults();
  const [stopping, setStopping] = useState(false);
  const heading = useFocusFirst<HTMLHeadingElement>();
  useFocusField(useFieldToCorrect());
  const { answers, decisions } = useMemo(() => partsOf(values), [values]);
  const patch = changesOf(row, answers, decisions);
  useKeepChanges(hand, patch && { base: row, readAt, values: answers, decisions });
  const view = {
    attempted: tried ? ALL : new Set<never>(),
    ...placeView(values),
    dense: true,
    editing: true,
  };
  return (
    <FormViewContext value={view}>
      <FormBody className={css.editor} data-density="compact" guard={patch !== null}>
        <h1 ref={heading} tabIndex={-1}>
          {t('reportEdit.editing', { id: String(row.id) })}
        </h1>
        <ErrorSummary faults={faults} />
        {notice}
        {/** Inert while saving: a change would be part of neither this save nor the next. */}
        <div className={css.whole} inert={busy}>
          <DecisionBlock row={row} />
          {ASKED.map((section) => (
            <Card key={section} title={t(`report.step${section}`)}>
              <SectionBody section={section} />
            </Card>
          ))}
          <Card title={note('note.correction')}>
            <TextField
              label={note('note.why')}
              help={note('note.whyHelp')}
              optional
              multiline
              rows={2}
              maxLength={NOTE_MAX}
              value={why}
              onChange={onWhy}
            />
          </Card>
        </div>
        <div className={css.bar} ref={actionBarMark}>
          <Button onPress={() => (patch === null ? onStop() : setStopping(true))}>
            {t('reportEdit.stop')}
          </Button>
          <span className={css.quiet}>
            {t('reportEdit.changed', { count: patch ? Object.keys(patch).length : 0 })}
          </span>
          <SubmitButton icon="check">{t('reportEdit.save')}</SubmitButton>
        </div>
      </FormBody>
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
