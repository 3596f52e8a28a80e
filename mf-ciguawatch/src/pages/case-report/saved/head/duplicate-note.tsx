import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Link } from '@ciguawatch/shared/runtime/navigation/router';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';

/** Says that a duplicate counts nowhere, and which case counts in its place; nothing for other cases. */
export function DuplicateNote({ row: { duplicate_of } }: { row: Pick<CaseFull, 'duplicate_of'> }) {
  const t = useT('ciguawatch');
  if (duplicate_of == null) return null;
  const id = String(duplicate_of);
  return (
    <Banner tone="info" title={t('reportEdit.isDuplicate')}>
      {t('reportEdit.isDuplicateText')}{' '}
      <Link to={`/case/report/${id}`}>{t('reportEdit.original', { id })}</Link>
    </Banner>
  );
}
