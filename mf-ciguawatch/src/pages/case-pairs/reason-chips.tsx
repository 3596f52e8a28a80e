import type { PairItem } from '@ciguawatch/shared/api/schemas/pairs';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { VisuallyHidden } from '@ciguawatch/shared/ui/foundation/visually-hidden';
import css from './page.module.css';
import { reasonsOf } from './reason-text';

/** Reasons for and against a proposed pair. */
export function ReasonChips({ pair }: { pair: PairItem }) {
  const t = useT('ciguawatch');
  const { pro, contra } = reasonsOf(pair.evidence, pair.kind, t);
  return (
    <div className={css.why}>
      <b>{t('pairs.why')}</b>
      <ul className={css.reasons}>
        {pro.map((text) => (
          <li key={text} className={css.reason}>
            <Icon name="plus" size={15} />
            <VisuallyHidden>{t('pairs.speaksFor')}</VisuallyHidden>
            {text}
          </li>
        ))}
        {contra.map((text) => (
          <li key={text} className={cx(css.reason, css.against)}>
            <Icon name="minus" size={15} />
            <VisuallyHidden>{t('pairs.speaksAgainst')}</VisuallyHidden>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
