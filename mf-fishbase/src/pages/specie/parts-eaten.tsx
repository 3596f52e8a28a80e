import type { SpecieDetail } from '@ciguawatch/shared/api/schemas/product';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';

/** Parts of the animal in the order in which they are mostly eaten. */
const PARTS = ['flesh', 'head', 'viscera', 'eggs'] as const;

/** How many of the reports that name a part name each. */
export function PartsEaten({ parts }: { parts: SpecieDetail['parts_eaten'] }) {
  const t = useT('directory');
  if (parts.answered === 0) return <small>{t('parts.none')}</small>;
  return (
    <>
      {PARTS.filter((part) => parts[part] > 0)
        .map((part) => t('parts.line', { part: t(`parts.${part}`), n: formatNumber(parts[part]) }))
        .join(', ')}{' '}
      <small>{t('parts.of', { count: parts.answered })}</small>
    </>
  );
}
