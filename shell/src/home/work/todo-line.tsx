import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { VisuallyHidden } from '@ciguawatch/shared/ui/foundation/visually-hidden';
import { ageText } from './age-text';
import css from './todo.module.css';

interface Props {
  count: number;
  title: string;
  text: string;
  /** Address of the page where the work is done; null where it needs a wider screen. */
  to: string | null;
  /** Name of that page. */
  place?: string | undefined;
  /** Whether it should be done today. */
  urgent?: boolean;
  /** Since when the oldest piece waits, RFC 3339. */
  since?: string | undefined;
}

/** One line of waiting work: number, name, link. */
export function TodoLine({ count, title, text, to, place, urgent = false, since }: Props) {
  const t = useT('operator');
  const body = (
    <>
      <span className={urgent ? `${css.count} ${css.urgent}` : css.count}>{formatNumber(count)}</span>
      <span>
        <b>{title}</b>
        {urgent && <VisuallyHidden> {t('operator.urgent')}</VisuallyHidden>}
        <span className={css.text}>{text}</span>
        {since && <span className={css.text}>{ageText(since, clock.now(), t)}</span>}
      </span>
      {to ? (
        <span className={css.end}>
          {place && <span className={css.place}>{place}</span>}
          <Icon name="chevron-right" size={20} />
        </span>
      ) : (
        <span className={css.text}>{t('operator.desktopOnly')}</span>
      )}
    </>
  );
  return (
    <li className={css.item}>
      {to ? (
        <CrossLink to={to} className={`${css.line} ${css.link}`}>
          {body}
        </CrossLink>
      ) : (
        <div className={css.line}>{body}</div>
      )}
    </li>
  );
}
