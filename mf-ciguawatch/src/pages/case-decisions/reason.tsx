import { isRedacted } from '@ciguawatch/shared/domain/edits/redacted';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import css from './page.module.css';

/** The reason that was given, or that it was erased since. */
export function Reason({ reason }: { reason: unknown }) {
  const t = useT('decisions');
  if (reason == null || reason === '') return null;
  return isRedacted(reason) ? <span className={css.quiet}>{t('about.erased')}</span> : String(reason);
}
