import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { gridTexts } from '@ciguawatch/shared/ui/grid/grid';
import { algaeTexts } from '../../algae/texts';
import { useTracking } from '../../algae/tracking';
import { AlgaeList } from './algae-list';

/** Resolves when the texts of the list and its grid are loaded. */
export const texts: Promise<void> = Promise.all([algaeTexts, gridTexts]).then(() => undefined);

/** `/ciguawatch/algae/report/list`: samplings of the countries that an editor manages. */
export default function AlgaeListPage() {
  const t = useT('algae');
  useTracking();
  return (
    <>
      <title>{t('list.title')}</title>
      <AlgaeList />
    </>
  );
}
