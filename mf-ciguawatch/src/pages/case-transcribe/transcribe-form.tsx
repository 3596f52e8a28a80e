import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { FormBody, FormProvider } from '@ciguawatch/shared/ui/form/form';
import { SubmitButton } from '@ciguawatch/shared/ui/form/submit-button';
import { useFormStatus, useShownFaults, useSubmit } from '@ciguawatch/shared/ui/form/use-form';
import { actionBarMark } from '@ciguawatch/shared/ui/foundation/page-marks';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { ReportDraft } from '../../report/report-draft';
import { ErrorSummary } from '../case-report/form/error-summary';
import { FormViewContext } from '../case-report/form/form-view';
import { placeView } from '../case-report/form/place-view';
import { useReportValues } from '../case-report/form/report-field';
import { SectionBody } from '../case-report/form/steps/section-body';
import { useReportForm } from '../case-report/form/use-report-form';
import { sendReport } from '../case-report/new/send-report';
import { useEditLock } from '../case-report/new/use-edit-lock';
import { onlyCarried } from './next-report';
import css from './transcribe-form.module.css';

interface Props {
  draft: ReportDraft;
  /** account that owns the reports */
  account: number | null;
  /** reports saved since the page was opened */
  done: number;
  onKeep: (values: ReportValues) => void;
  onSaved: (values: ReportValues) => Promise<void>;
}

/** One paper report on one page, made for typing: Ctrl+Enter saves it and opens the next. */
export function TranscribeForm({ draft, account, done, onKeep, onSaved }: Props) {
  const t = useT('ciguawatch');
  const form = useReportForm({
    initial: draft.values,
    submit: async (values) => {
      await sendReport(values, draft, account);
      toasts.success(t('report.deskSaved', { count: done + 1 }));
      await onSaved(values);
    },
  });
  return (
    <FormProvider form={form}>
      <DeskForm uuid={draft.uuid} done={done} onKeep={onKeep} />
    </FormProvider>
  );
}

/** Sections in the order of the paper form. */
const FORM_SECTIONS = [1, 2, 3, 4, 5] as const;
const ALL_SECTIONS = new Set(FORM_SECTIONS);

type DeskFormProps = Pick<Props, 'done' | 'onKeep'> & { uuid: string };

const DeskForm = observer(function DeskForm({ uuid, done, onKeep }: DeskFormProps) {
  const t = useT('ciguawatch');
  const values = useReportValues();
  const { tried, busy } = useFormStatus();
  const faults = useShownFaults();
  const submit = useSubmit();
  useEditLock(uuid);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input')?.focus();
  }, []);
  useEffect(() => {
    onKeep(values);
  }, [values, onKeep]);
  const save = () => {
    if (done > 0 && onlyCarried(values)) toasts.warning(t('report.deskEmpty'));
    else void submit();
  };
  const view = {
    attempted: tried ? ALL_SECTIONS : new Set<never>(),
    ...placeView(values),
    dense: true,
    editing: false,
  };
  return (
    <FormViewContext value={view}>
      <FormBody
        ref={form}
        className={css.desk}
        onSubmit={save}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          const asked = event.ctrlKey || event.metaKey;
          // Enter in a field must not send a half-filled report, and a held Ctrl+Enter must not send the next
          // one.
          if (asked || event.target instanceof HTMLInputElement) event.preventDefault();
          if (asked && !event.repeat) save();
        }}
      >
        <header className={css.head}>
          <h1>{t('report.deskTitle')}</h1>
          <LinkButton to="/ciguawatch/case/report/new?mode=blank" icon="printer">
            {t('report.blank')}
          </LinkButton>
        </header>
        <p className={css.help}>{t('report.deskHelp')}</p>
        <ErrorSummary faults={faults} />
        {/* Inert while a report is being saved: a change would be part of neither this report nor the next. */}
        <div className={css.questions} inert={busy}>
          {FORM_SECTIONS.map((section) => (
            <Card key={section} title={t(`report.step${section}`)}>
              <SectionBody section={section} />
            </Card>
          ))}
        </div>
        <div className={css.bar} ref={actionBarMark}>
          <span className={css.help} role="status">
            {t('report.deskCount', { count: done })}
          </span>
          <SubmitButton icon="save" aria-keyshortcuts="Control+Enter">
            {t('report.deskSave')}
          </SubmitButton>
        </div>
      </FormBody>
    </FormViewContext>
  );
});
