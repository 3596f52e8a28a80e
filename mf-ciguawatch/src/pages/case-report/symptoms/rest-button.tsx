import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { useEffect, useRef, useState } from 'react';
import { useReportChange, useReportValues } from '../form/report-field';
import { type AskedGroup, answerNo, openQuestions, undoAnswerNo } from './groups';
import css from './symptoms.module.css';

/**
 * Answers "no" to the rest of a group with one tap, states how many answers that sets, and then offers Undo.
 */
export function RestButton({ group }: { group: AskedGroup }) {
  const t = useT('ciguawatch');
  const values = useReportValues();
  const change = useReportChange();
  const [set, setSet] = useState<ReturnType<typeof openQuestions>>([]);
  const open = openQuestions(group, values);
  const undo = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    // Focus moves to the button that replaced the pressed one, so the keyboard position is not lost.
    if (moved.current) undo.current?.querySelector<HTMLElement>('button')?.focus();
    moved.current = false;
  });
  if (open.length > 0) {
    return (
      <div className={css.rest} ref={undo}>
        <Button
          icon="list-checks"
          onPress={() => {
            setSet(open);
            moved.current = true;
            change(answerNo(open));
          }}
        >
          {t('report.noToRest')}
        </Button>
        <span className={css.restHelp}>{t('report.noToRestCount', { count: open.length })}</span>
      </div>
    );
  }
  if (set.length === 0) return null;
  return (
    <div className={css.undo} ref={undo}>
      <span role="status" className={css.undoText}>
        <Icon name="circle-check" size={18} />
        {t('report.setToNo', { count: set.length })}
      </span>
      <Button
        variant="quiet"
        icon="undo"
        onPress={() => {
          moved.current = true;
          change(undoAnswerNo(set, values));
          setSet([]);
        }}
      >
        {t('report.undo')}
      </Button>
    </div>
  );
}
