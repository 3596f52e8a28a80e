import { type Receipt, receiptOf } from '@ciguawatch/shared/domain/report/rendering/receipt';
import { translate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import paper from '../../../paper/paper.module.css';
import { usePrintKey } from '../../../paper/use-print-key';
import { lists } from '../../../report/report-lists';
import { useLabels } from '../labels/use-labels';
import { documentPlace } from './document-place';
import { islandId } from './island-outline';
import css from './paper.module.css';
import { useOutline } from './point-chart';
import { ReceiptPage } from './receipt-page';

interface Props extends Receipt {
  size?: 'md' | 'sm';
}

const say = (key: string) => translate('ciguawatch', `reportPdf.${key}`);

/** Runs one action at a time, shows a toast when it fails, and returns the name of the running one. */
function useWork(): [string | null, (name: string, work: () => Promise<void>) => void] {
  const [doing, setDoing] = useState<string | null>(null);
  const start = async (name: string, work: () => Promise<void>) => {
    setDoing(name);
    try {
      await work();
    } catch {
      toasts.error(say('failed'), say('failedText'));
    } finally {
      setDoing(null);
    }
  };
  return [doing, (name, work) => void start(name, work)];
}

/**
 * Buttons to save a report as PDF or to print it. The A4 page is visible in print only, and both actions wait
 * until names are loaded.
 */
export const ReportPaper = observer(function ReportPaper({ size = 'md', ...receipt }: Props) {
  const t = useT('ciguawatch');
  const { sent } = receipt;
  const [doing, start] = useWork();
  const save = async () => {
    const { saveReceipt } = await import('./save-receipt');
    await saveReceipt(receipt);
    toasts.success(say('done'));
  };
  const print = async () => {
    await lists.ready();
    // Print after the next render, which shows the loaded names.
    setTimeout(() => window.print());
  };
  usePrintKey(() => start('print', print));
  return (
    <>
      <div className={size === 'sm' ? css.row : css.buttons}>
        <Button
          // A waiting or refused report has another primary action: to try again or to correct it.
          variant={size === 'md' && sent ? 'primary' : 'default'}
          icon="download"
          busy={doing === 'save'}
          onPress={() => start('save', save)}
        >
          {t(
            doing === 'save' ? 'reportPdf.making' : size === 'sm' ? 'reportPdf.short' : 'reportPdf.download',
          )}
        </Button>
        <Button icon="printer" busy={doing === 'print'} onPress={() => start('print', print)}>
          {t('reportPdf.print')}
        </Button>
      </div>
      {createPortal(
        <div className={cx(paper.paper, css.report)} aria-hidden="true" data-theme="light">
          <Printed {...receipt} />
        </div>,
        document.body,
      )}
    </>
  );
});

const Printed = observer(function Printed(receipt: Receipt) {
  const labels = useLabels();
  const rings = useOutline(islandId(receipt.values, labels));
  const described = { ...receipt, ...documentPlace(receipt.values, labels) };
  return <ReceiptPage described={receiptOf(described, labels, rings, clock.now())} />;
});
