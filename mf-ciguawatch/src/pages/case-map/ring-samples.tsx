import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { countryNumbers } from '@ciguawatch/shared/runtime/page/country-numbers';
import { ClusterRing } from '@ciguawatch/shared/ui/map/clusters/cluster-ring';

const SAMPLE_CASE_COUNTS = [1, 8, 200];

/** Legend entries: rings for several counts, and one of an island above the alert threshold. */
export function RingSamples() {
  const t = useT('ciguawatch');
  return (
    <>
      {SAMPLE_CASE_COUNTS.map((count) => (
        <li key={count}>
          <ClusterRing count={count} />
        </li>
      ))}
      <li>
        <ClusterRing count={countryNumbers().outbreakThreshold + 1} alert />
        <span>{t('map.alert')}</span>
      </li>
    </>
  );
}
