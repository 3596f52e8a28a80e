import type { Fault } from '@ciguawatch/shared/domain/report/report-rules';
import type { ReportField, ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import type { ReportDraft } from '../../stores/report-draft';
import { ErrorSummary } from '../case-report/form/error-summary';
import { FormViewContext } from '../case-report/form/form-view';
import { placeView } from '../case-report/form/place-view';
import { SectionBody } from '../case-report/form/section-body';
import { faultsNow, useReportForm } from '../case-report/form/use-report-form';
import { useAllAnswers } from '../case-report/form/watch';
import { useHand } from '../case-report/new/use-hand';
import { useSend } from '../case-report/new/use-send';
import css from './desk.module.css';
import { onlyCarried } from './next-report';

interface Props {
  draft: ReportDraft;
  /** whose reports are typed in */
  account: number | null;
  /** reports saved since the page was opened */
  done: number;
  onKeep: (values: ReportValues) => void;
  onSaved: (values: ReportValues) => void;
}

/** One paper report on one page, for the keyboard: Control and Enter save and open the next. */
export function Desk(props: Props) {
  const form = useReportForm(props.draft.values);
  return (
    <Form form={form} onSubmit={() => undefined}>
      {() => <DeskForm {...props} />}
    </Form>
  );
}

/** In the order of the paper form. */
const ASKED = [1, 2, 3, 4, 5] as const;
const ALL = new Set(ASKED);

const DeskForm = observer(function DeskForm({ draft, account, done, onKeep, onSaved }: Props) {
  const t = useT('ciguawatch');
  const values = useAllAnswers();
  const { sending, send } = useSend(account);
  useHand(draft.uuid);
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const faults = faultsNow(values);
  const list = (Object.entries(faults) as [ReportField, Fault][]).map(([field, fault]) => ({ field, fault }));

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input')?.focus();
  }, []);
  useEffect(() => {
    onKeep(values);
  }, [values, onKeep]);
  const save = async () => {
    if (done > 0 && onlyCarried(values)) {
      toasts.warning(t('report.deskEmpty'));
      return;
    }
    setTried(true);
    if (list.length > 0) {
      requestAnimationFrame(() => summary.current?.focus());
      return;
    }
    if (!(await send(values, draft.uuid))) return;
    toasts.success(t('report.deskSaved', { count: done + 1 }));
    onSaved(values);
  };
  const view = {
    attempted: tried ? ALL : new Set<never>(),
    ...placeView(values),
    dense: true,
    editing: false,
  };
  return (
    <FormViewContext value={view}>
      <form
        ref={form}
        noValidate
        className={css.desk}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          const asked = event.ctrlKey || event.metaKey;
          // Enter in a field must not send half a report, nor a held key the next one.
          if (asked || event.target instanceof HTMLInputElement) event.preventDefault();
          if (asked && !event.repeat) void save();
        }}
      >
        <header className={css.head}>
          <h1>{t('report.deskTitle')}</h1>
          <LinkButton to="/ciguawatch/case/report/new?mode=blank" icon="printer">
            {t('report.blank')}
          </LinkButton>
        </header>
        <p className={css.help}>{t('report.deskHelp')}</p>
        {tried && <ErrorSummary faults={list} focusRef={summary} />}
        {ASKED.map((section) => (
          <Card key={section} title={t(`report.step${section}`)}>
            <SectionBody section={section} />
          </Card>
        ))}
        <div className={css.bar}>
          <span className={css.help} role="status">
            {t('report.deskCount', { count: done })}
          </span>
          <Button
            type="submit"
            variant="primary"
            icon="save"
            busy={sending}
            aria-keyshortcuts="Control+Enter"
          >
            {t('report.deskSave')}
          </Button>
        </div>
      </form>
    </FormViewContext>
  );
});
