import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { algaeTexts } from '../../algae/texts';
import { useTracking } from '../../algae/tracking';
import { Import } from './import';

/** Settles when the words of the import can be read. */
export const texts = algaeTexts;

/** `/ciguawatch/algae/import`: samplings of a CSV file, all or none. */
export default function AlgaeImportPage() {
  const t = useT('algae');
  useTracking();
  return (
    <>
      <title>{t('import.title')}</title>
      <Import />
    </>
  );
}
