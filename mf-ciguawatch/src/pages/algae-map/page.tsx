import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { algaeTexts } from '../../algae/texts';
import { useTracking } from '../../algae/tracking';
import { AlgaeMap } from './algae-map';

/** Settles when the words of the map can be read. */
export const texts = algaeTexts;

/** `/ciguawatch/algae/map`: samplings by toxicity and density. */
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
