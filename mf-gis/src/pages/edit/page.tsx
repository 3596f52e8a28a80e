import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { useEffect } from 'react';

/** Resolves at once, because the page has no texts. */
export const texts: Promise<void> = Promise.resolve();

/** `/gis/edit`: address of old links; redirects to the list of places. */
export default function EditPage() {
  useEffect(() => go('/gis/maps', { replace: true }), []);
  return null;
}
