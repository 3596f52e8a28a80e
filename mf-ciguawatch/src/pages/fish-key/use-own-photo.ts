import { SHARED_PHOTO } from '@ciguawatch/shared/contract/shared-photo';
import { useEffect, useState } from 'react';
import { useBlobUrl } from '../../thread/use-blob-url';

/** The cache that the service worker keeps a shared photo in; null where the browser has none, or refuses it. */
const sharedCache = async () =>
  globalThis.caches ? caches.open(SHARED_PHOTO.cache).catch(() => null) : null;

/** A photo that another app shared with the installed portal; null without one. */
async function readShared(): Promise<Blob | null> {
  const found = await (await sharedCache())?.match(SHARED_PHOTO.file);
  return found ? found.blob() : null;
}

const dropShared = async () => {
  await (await sharedCache())?.delete(SHARED_PHOTO.file);
};

/**
 * The person's own photo as an address for an image: shared by another app, or chosen here. A shared one outlives a
 * reload and is deleted when it is replaced, removed, or the page is left.
 */
export function useOwnPhoto() {
  const [photo, setPhoto] = useState<Blob | null>(null);
  useEffect(() => {
    let isHere = true;
    void readShared().then((shared) => isHere && shared && setPhoto(shared));
    return () => {
      isHere = false;
      void dropShared();
    };
  }, []);
  const choose = (chosen: Blob | null) => {
    void dropShared();
    setPhoto(chosen);
  };
  return { address: useBlobUrl(photo), choose };
}
