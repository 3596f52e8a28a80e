import type { OutbreakStatus } from '@ciguawatch/shared/domain/alerts/outbreak-status';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { RelationLink } from '../links/relation-link';

/**
 * An island above the outbreak threshold in the current month (specification, section 9), with the
 * laboratory's verdict, or that nothing backs it yet.
 */
export function Outbreak({
  place,
  count,
  island,
  standing,
}: {
  place: string;
  count: number;
  island: number;
  standing: OutbreakStatus;
}) {
  const t = useT('shell');
  return (
    <Banner tone="danger">
      <b>{t('home.outbreak', { place, count })}</b> {t(`home.verdict_${standing}`)}{' '}
      <RelationLink rel="map" query={{ island: String(island) }}>
        {t('home.outbreakMap')}
      </RelationLink>
    </Banner>
  );
}
