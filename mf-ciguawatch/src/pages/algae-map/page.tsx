import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { algaeTexts } from '../../algae/texts';
import { useTracking } from '../../algae/tracking';
import { AlgaeMap } from './algae-map';

/** Resolves when the texts of the map are loaded. */
export const texts = algaeTexts;

/** `/ciguawatch/algae/map`: map of samplings by toxicity and density. */
export default function AlgaeMapPage() {
  const t = useT('algae');
  useTracking();
  return (
    <>
      <title>{t('map.title')}</title>
      <AlgaeMap />
    </>
  );
}
