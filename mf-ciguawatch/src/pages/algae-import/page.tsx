import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { algaeTexts } from '../../algae/texts';
import { useTracking } from '../../algae/tracking';
import { importTexts } from '../../import/texts';
import { Import } from './import';

/** Resolves when the texts of the import are loaded. */
export const texts = Promise.all([algaeTexts, importTexts]).then(() => undefined);

/** `/ciguawatch/algae/import`: imports samplings from a CSV file, all lines or none. */
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
