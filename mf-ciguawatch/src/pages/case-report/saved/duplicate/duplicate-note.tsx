import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Link } from '@ciguawatch/shared/runtime/navigation/router';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { CountInstead } from './count-instead';
import { WhatDiffers } from './what-differs';

interface Props {
  row: CaseFull;
  /** called with the case once it counts itself */
  onChanged: (row: CaseFull) => void;
}

/**
 * Says that a duplicate counts nowhere, which case counts in its place and how the two differ, and offers to exchange
 * them; nothing for other cases.
 */
export function DuplicateNote({ row, onChanged }: Props) {
  const t = useT('ciguawatch');
  if (row.duplicate_of == null) return null;
  const id = String(row.duplicate_of);
  return (
    <Banner
      tone="info"
      title={t('reportEdit.isDuplicate')}
      action={<CountInstead row={row} original={row.duplicate_of} onChanged={onChanged} />}
    >
      {t('reportEdit.isDuplicateText')}{' '}
      <Link to={`/case/report/${id}`}>{t('reportEdit.original', { id })}</Link>
      <WhatDiffers row={row} original={row.duplicate_of} />
    </Banner>
  );
}
