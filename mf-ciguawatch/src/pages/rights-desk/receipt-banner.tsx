import type { PersonReceipt } from '@ciguawatch/shared/api/schemas/person';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { makePdf } from '@ciguawatch/shared/ui/document/make-pdf';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { receiptDocument } from './receipt-document';

/** Confirms an erasure and offers its receipt as PDF. */
export function ReceiptBanner({ receipt }: { receipt: PersonReceipt }) {
  const t = useT('rightsDesk');
  const { busy, once } = useBusy();
  const save = () =>
    once(async () => {
      try {
        const pdf = await makePdf(receiptDocument(receipt));
        saveFile(`${t('receipt.fileName')}-${receipt.reference}.pdf`, pdf);
      } catch (thrown) {
        toasts.error(t('receipt.failed'), errorText(thrown) ?? undefined);
      }
    });
  return (
    <Banner
      tone="success"
      role="status"
      title={t('receipt.done', { count: receipt.erased.length })}
      action={
        <Button icon="file-down" busy={busy} onPress={() => void save()}>
          {t('receipt.save')}
        </Button>
      }
    >
      {t('receipt.doneText', { reference: receipt.reference })}
    </Banner>
  );
}
