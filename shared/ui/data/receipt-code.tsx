import { groupedReceiptCode } from '../../domain/report/receipt-code';
import { toasts } from '../../runtime/page/toasts';
import { Button } from '../actions/button';
import css from './receipt-code.module.css';

interface Props {
  /** as it is sent, without blanks */
  code: string;
  /** what it is */
  label: string;
  /** words of the button */
  copy: string;
  /** said once it lies in the clipboard */
  copied: string;
  /** said where the browser refuses the clipboard */
  byHand: string;
  /** what it is for */
  note?: string;
}

/** A receipt code in groups, to be read aloud, copied by hand or put into the clipboard. */
export function ReceiptCode({ code, label, copy, copied, byHand, note }: Props) {
  const grouped = groupedReceiptCode(code);
  const put = async () => {
    try {
      await navigator.clipboard.writeText(grouped);
      toasts.success(copied);
    } catch {
      toasts.warning(byHand);
    }
  };
  return (
    <div className={css.receipt}>
      <span className={css.label}>{label}</span>
      <code className={css.code} translate="no">
        {grouped}
      </code>
      <Button size="sm" icon="copy-check" onPress={() => void put()}>
        {copy}
      </Button>
      {note && <p className={css.note}>{note}</p>}
    </div>
  );
}
