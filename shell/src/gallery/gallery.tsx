import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import GalleryPage from '@ciguawatch/shared/ui/gallery/gallery-page';
import { useEffect } from 'react';
import { setPageTitle } from '../layout/frame/page-title';

/** `/gallery`: all components in all states; demonstration only. */
export default function Gallery() {
  const t = useT('shell');
  const title = t('gallery.title');
  useEffect(() => setPageTitle(title), [title]);
  return <GalleryPage />;
}
