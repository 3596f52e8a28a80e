import { hasText, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import css from './saved.module.css';

/** Why a public report was set aside for review when it came. */
export function Suspicions({ after }: { after: unknown }) {
  const t = useT('ciguawatch');
  const { suspicion } = (after ?? {}) as { suspicion?: unknown };
  if (!Array.isArray(suspicion)) return null;
  const known = suspicion.map((one) => `reportEdit.suspicion_${one}`);
  return (
    <ul className={css.changes}>
      {known
        .filter((key) => hasText('ciguawatch', key))
        .map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
    </ul>
  );
}
