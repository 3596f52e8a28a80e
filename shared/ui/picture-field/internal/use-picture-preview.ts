import { useEffect, useRef, useState } from 'react';
import { type PicturePreview, readPicture } from './read-picture';

interface ReadListeners {
  onRead: (seen: PicturePreview) => void;
  onFault: (thrown: unknown) => void;
}

/**
 * The decoded picture of a file after rotation. The previous one stays until the next is decoded; null
 * before the first.
 */
export function usePicturePreview(file: Blob, turn: number, told: ReadListeners): PicturePreview | null {
  const [seen, setSeen] = useState<PicturePreview | null>(null);
  const latest = useRef(told);
  latest.current = told;
  useEffect(() => {
    let left = false;
    let url = '';
    readPicture(file, turn).then(
      (read) => {
        url = read.url;
        if (left) return URL.revokeObjectURL(url);
        setSeen(read);
        latest.current.onRead(read);
      },
      (thrown) => left || latest.current.onFault(thrown),
    );
    return () => {
      left = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [file, turn]);
  return seen;
}
