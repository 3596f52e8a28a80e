import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Dialog } from '@ciguawatch/shared/ui/overlay/dialog';
import { PageData } from '@ciguawatch/shared/ui/page-data/page-data';
import type { CaseChoice } from '../../../public-cases/cases-choice';
import { countryQuery } from '../../../public-cases/country-query';

/** The figures of the map as files, and how to cite them, in a dialog. */
export default function MapDataDialog({ choice, onClose }: { choice: CaseChoice; onClose: () => void }) {
  const t = useT('ciguawatch');
  return (
    <Dialog isOpen onClose={onClose} title={t('map.title')}>
      <PageData title={t('map.title')} plain="/plain/map" query={countryQuery(choice)} />
    </Dialog>
  );
}
