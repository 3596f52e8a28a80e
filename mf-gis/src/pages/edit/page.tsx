import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { useEffect } from 'react';

/** Settles at once: the page shows nothing of its own. */
export const texts: Promise<void> = Promise.resolve();

/** `/gis/edit`: an address of old links, which leads to the list that places are edited from. */
export default function EditPage() {
  useEffect(() => go('/gis/maps', { replace: true }), []);
  return null;
}
