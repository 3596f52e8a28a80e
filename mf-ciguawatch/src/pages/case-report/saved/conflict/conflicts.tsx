import { mergeEdits, resolvedPatch } from '@ciguawatch/shared/api/report/report-merge';
import type { CaseFull, CasePatch } from '@ciguawatch/shared/api/schemas/case';
import { formatInstant, formatTime, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useUnsavedGuard } from '@ciguawatch/shared/runtime/navigation/navigation';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { ConflictTable, type Side } from '@ciguawatch/shared/ui/compare/conflict-table';
import { actionBarMark } from '@ciguawatch/shared/ui/foundation/page-marks';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLabels } from '../../labels/use-labels';
import { caseFieldLabel, caseValueLabel } from '../field-labels';
import { CaseCrumbs } from '../head/case-crumbs';
import css from '../saved.module.css';
import { useFocusFirst } from '../use-focus-first';
import { Merged } from './merged';
import { useOtherEditor } from './use-other-editor';

interface Props {
  base: CaseFull;
  patch: CasePatch;
  current: CaseFull;
  /**
   * when this editor read the case, in epoch milliseconds; a resumed draft keeps the time of its original
   * version
   */
  readAt: number;
  busy: boolean;
  onSettle: (patch: CasePatch, current: CaseFull) => void;
  onBack: () => void;
}

/** Resolves a conflict of two editors: asks only about fields that both changed, and merges the others. */
export const Conflicts = observer(function Conflicts({
  base,
  patch,
  current,
  readAt,
  busy,
  onSettle,
  onBack,
}: Props) {
  const t = useT('ciguawatch');
  const labels = useLabels();
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const merge = mergeEdits(base, patch, current);
  const other = useOtherEditor(current.id) ?? t('reportEdit.someone');
  const savedAt = Date.parse(current.changed_at);
  const today = new Date(clock.now()).toDateString();
  // A draft may be days old, and a bare hour would be read as one of today.
  const isToday = [savedAt, readAt].every((at) => new Date(at).toDateString() === today);
  const say = (at: number) => (isToday ? formatTime(at) : formatInstant(at));
  const time = say(savedAt);
  const fields = merge.conflicts.map((one) => one.field);
  const open = fields.filter((field) => !choices[field]);
  const takeAll = (side: Side) => setChoices(Object.fromEntries(fields.map((field) => [field, side])));
  const heading = useFocusFirst<HTMLHeadingElement>();
  useUnsavedGuard(true);
  return (
    <div className={css.conflict} data-density="compact">
      <CaseCrumbs id={current.id} />
      <h1 ref={heading} tabIndex={-1}>
        {t('reportEdit.conflictTitle')}
      </h1>
      <p role="alert">
        {t(isToday ? 'reportEdit.conflictText' : 'reportEdit.conflictTextDays', {
          name: other,
          time,
          opened: say(readAt),
        })}
      </p>
      {fields.length > 0 && (
        <div className={css.bar2}>
          <Button onPress={() => takeAll('mine')}>{t('reportEdit.keepMine')}</Button>
          <Button onPress={() => takeAll('theirs')}>{t('reportEdit.takeTheirs', { name: other })}</Button>
          <span className={css.grow} />
          <span className={css.quiet} role="status">
            {t('reportEdit.chosenOf', { n: fields.length - open.length, total: fields.length })}
          </span>
        </div>
      )}
      {fields.length > 0 && (
        <ConflictTable
          conflicts={merge.conflicts}
          choices={choices}
          words={{
            field: t('reportEdit.field'),
            before: t('reportEdit.before'),
            mine: t('reportEdit.mine'),
            theirs: t('reportEdit.theirs', { name: other, time }),
            toChoose: t('reportEdit.toChoose'),
          }}
          labelOf={(field) => caseFieldLabel(field, labels)}
          textOf={(field, value) => caseValueLabel(field, value, labels)}
          onChoose={setChoices}
        />
      )}
      <Merged merge={merge} base={base} patch={patch} current={current} other={other} />
      <div className={css.bar} ref={actionBarMark}>
        <Button
          variant="primary"
          icon="check"
          busy={busy}
          isDisabled={open.length > 0}
          onPress={() => onSettle(resolvedPatch(patch, choices), current)}
        >
          {t('reportEdit.save')}
        </Button>
        <Button onPress={onBack}>{t('reportEdit.backToCase')}</Button>
        <span className={css.quiet}>
          {open.length > 0 &&
            t('reportEdit.choicesLeft', {
              count: open.length,
              list: open.map((field) => caseFieldLabel(field, labels).toLocaleLowerCase()).join(', '),
            })}{' '}
          {t('reportEdit.bothKept')}
        </span>
      </div>
    </div>
  );
});
