import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { TextButton } from '@ciguawatch/shared/ui/actions/text-button';
import { lazy, Suspense, useState } from 'react';
import type { CaseChoice } from '../../../public-cases/cases-choice';
import css from '../page.module.css';

// Lazy-loaded, because most visits never open it.
const MapDataDialog = lazy(() => import('./map-data-dialog'));

/** "Data of this page" where the map itself is shown: a link that opens the files and how to cite them. */
export function MapData({ choice }: { choice: CaseChoice }) {
  const t = useT('ciguawatch');
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextButton size="sm" className={css.link} onPress={() => setOpen(true)}>
        {t('map.data')}
      </TextButton>
      {open && (
        <Suspense fallback={null}>
          <MapDataDialog choice={choice} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
