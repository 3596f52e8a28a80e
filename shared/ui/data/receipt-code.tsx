import { groupedReceiptCode } from '../../domain/report/receipt-code';
import { toasts } from '../../runtime/page/toasts';
import { Button } from '../actions/button';
import css from './receipt-code.module.css';

interface Props {
  /** the code as sent to the server, without spaces */
  code: string;
  /** name of the code */
  label: string;
  /** label of the copy button */
  copy: string;
  /** message after copying */
  copied: string;
  /** message when the browser refuses access to the clipboard */
  byHand: string;
  /** explains the purpose of the code */
  note?: string;
}

/** A receipt code in groups of four, for reading aloud, writing down or copying. */
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
