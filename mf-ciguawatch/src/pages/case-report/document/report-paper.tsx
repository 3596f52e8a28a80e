import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { translate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Labels } from '../labels/answer-labels';
import { useLabels } from '../labels/use-labels';
import { fileName } from './file-name';
import css from './paper.module.css';
import { ReportDocument } from './report-document';

interface Props {
  values: ReportValues;
  id: number | null;
  /** false while it waits: the document says so */
  sent: boolean;
  size?: 'md' | 'sm';
}

/** The A4 document of a report: saved as PDF, or printed; only paper shows it. */
export const ReportPaper = observer(function ReportPaper({ values, id, sent, size = 'md' }: Props) {
  const t = useT('ciguawatch');
  const labels = useLabels();
  const sheet = useRef<HTMLDivElement>(null);
  const [making, setMaking] = useState(false);
  const save = async () => {
    if (!sheet.current) return;
    setMaking(true);
    try {
      const name = fileName(t('reportPdf.fileName'), id, values.event_date);
      const { savePdf } = await import('./pdf');
      await savePdf(sheet.current, name, footText(labels, id, sent));
      toasts.success(translate('ciguawatch', 'reportPdf.done'));
    } catch {
      toasts.error(
        translate('ciguawatch', 'reportPdf.failed'),
        translate('ciguawatch', 'reportPdf.failedText'),
      );
    } finally {
      setMaking(false);
    }
  };
  return (
    <>
      <div className={size === 'sm' ? css.row : css.buttons}>
        <Button
          variant={size === 'sm' ? 'default' : 'primary'}
          icon="download"
          busy={making}
          onPress={() => void save()}
        >
          {t(making ? 'reportPdf.making' : size === 'sm' ? 'reportPdf.short' : 'reportPdf.download')}
        </Button>
        <Button icon="printer" onPress={() => window.print()}>
          {t('reportPdf.print')}
        </Button>
      </div>
      {createPortal(
        <div className={css.paper} aria-hidden="true" data-theme="light">
          <div ref={sheet}>
            <ReportDocument values={values} id={id} sent={sent} labels={labels} />
          </div>
        </div>,
        document.body,
      )}
    </>
  );
});

/** What tells the pages of one report apart from those of another. */
function footText({ t }: Labels, id: number | null, sent: boolean): string {
  const number = id !== null ? t('report.number', { id: String(id) }) : sent ? null : t('report.notYetSent');
  return [t('reportPdf.title'), number].filter((part) => part !== null).join(' · ');
}
