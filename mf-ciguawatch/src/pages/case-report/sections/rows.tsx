import type { Row } from '@ciguawatch/shared/domain/report/rendering/report-rows';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import css from './review.module.css';

/** Questions and answers in two columns; an unanswered question shows "no answer". */
export function Rows({ rows }: { rows: readonly Row[] }) {
  const d = useT('domain');
  return (
    <dl className={css.rows}>
      {rows.map(({ field, label, text }) => (
        <div key={field} className={css.row}>
          <dt>{label}</dt>
          <dd className={cx(text === null && css.none)}>{text ?? d('answer.none')}</dd>
        </div>
      ))}
    </dl>
  );
}
