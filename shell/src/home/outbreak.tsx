import type { AlertState } from '@ciguawatch/shared/api/schemas/alert';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { RelationLink } from '../links/relation-link';

/**
 * An island above the outbreak threshold in the current month (specification, section 9), with the
 * laboratory's verdict.
 */
export function Outbreak({
  place,
  count,
  island,
  verdict,
}: {
  place: string;
  count: number;
  island: number;
  /** missing in figures that an older build stored on the device */
  verdict?: AlertState | undefined;
}) {
  const t = useT('shell');
  return (
    <Banner tone="danger">
      <b>{t('home.outbreak', { place, count })}</b> {verdict && `${t(`home.verdict_${verdict}`)} `}
      <RelationLink rel="map" query={{ island: String(island) }}>
        {t('home.outbreakMap')}
      </RelationLink>
    </Banner>
  );
}
