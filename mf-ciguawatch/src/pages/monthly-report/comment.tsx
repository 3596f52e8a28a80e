import { writeReportComment } from '@ciguawatch/shared/api/calls/monthly';
import { COMMENT_LENGTH, type ReportComment } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { ReportPeriod } from '@ciguawatch/shared/domain/monthly/monthly-period';
import { asApiError } from '@ciguawatch/shared/runtime/http/api-error';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Form } from '@ciguawatch/shared/ui/form/form';
import { useNewForm } from '@ciguawatch/shared/ui/form/form-model';
import { SubmitButton } from '@ciguawatch/shared/ui/form/submit-button';
import { SubmitProblem } from '@ciguawatch/shared/ui/form/submit-problem';
import { FormTextField } from '@ciguawatch/shared/ui/form/text-fields';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { useState } from 'react';
import { CommentVersions } from './comment-versions';
import css from './page.module.css';

interface Props {
  period: ReportPeriod;
  held: ReportComment;
  /** Reloads the report. */
  onSaved: () => void;
}

/** Form for the editors' comment on the period in one language; each save creates a version. */
export function Comment({ period, held, onSaved }: Props) {
  const t = useT('monthly');
  const { lang } = held;
  const title = t('monthly.commentIn', { lang: t(`monthly.lang_${lang}`) });
  // The version that the text is based on, sent so that the server detects a concurrent change.
  const [base, setBase] = useState(held);
  const [theirs, setTheirs] = useState<ReportComment | null>(null);
  const form = useNewForm<{ text: string }>({
    initial: { text: held.text },
    rules: ({ text = '' }) =>
      text.length > COMMENT_LENGTH
        ? { text: { code: 'too_long', text: t('monthly.tooLong', { length: String(COMMENT_LENGTH) }) } }
        : {},
    submit: async ({ text = '' }) => {
      try {
        const saved = await call(writeReportComment, {
          params: undefined,
          body: { ...period, lang, text, version: base.version },
        });
        setBase(saved);
        toasts.success(t('monthly.commentSaved'));
        onSaved();
      } catch (error) {
        const { code, current } = asApiError(error);
        if (code !== 'conflict' || !current) throw error;
        setTheirs(current as ReportComment);
        throw error;
      }
    },
  });
  /** Adopts the latest version after an erasure, and its text too unless the editor has changed the field. */
  const follow = ([latest]: readonly ReportComment[]) => {
    if (latest && latest.version !== base.version) {
      if (form.values.text === base.text) form.change({ text: latest.text });
      setBase(latest);
    }
    onSaved();
  };
  return (
    <Card title={title}>
      <div className={css.comment}>
        <Form form={form} guard="dirty">
          <FormTextField
            name="text"
            label={title}
            hideLabel
            help={t('monthly.commentHelp')}
            multiline
            rows={5}
            limit={COMMENT_LENGTH}
          />
          {theirs && (
            <Banner tone="caution" role="alert" title={t('monthly.commentConflict')}>
              <p>{t('monthly.commentTheirs', { by: theirs.by ?? t('monthly.unknownPerson') })}</p>
              <blockquote className={css.theirs}>{theirs.text}</blockquote>
              <div className={css.row}>
                <Button
                  size="sm"
                  onPress={() => {
                    setBase(theirs);
                    setTheirs(null);
                  }}
                >
                  {t('monthly.commentMine')}
                </Button>
                <Button
                  size="sm"
                  onPress={() => {
                    form.change({ text: theirs.text });
                    setBase(theirs);
                    setTheirs(null);
                  }}
                >
                  {t('monthly.commentTake')}
                </Button>
              </div>
            </Banner>
          )}
          {!theirs && <SubmitProblem />}
          <SubmitButton>{t('monthly.commentSave')}</SubmitButton>
        </Form>
        <CommentVersions period={period} lang={lang} version={base.version} onErased={follow} />
      </div>
    </Card>
  );
}
