import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { RelationLink } from '../links/relation-link';

/** An island above the outbreak threshold in the current month (specification, section 9). */
export function Outbreak({ place, count, island }: { place: string; count: number; island: number }) {
  const t = useT('shell');
  return (
    <Banner tone="danger">
      <b>{t('home.outbreak', { place, count })}</b>{' '}
      <RelationLink rel="map" query={{ island: String(island) }}>
        {t('home.outbreakMap')}
      </RelationLink>
    </Banner>
  );
}
