import { useEffect, useRef, useState } from 'react';
import { readPicture, type Seen } from './read-picture';

interface Told {
  onRead: (seen: Seen) => void;
  onFault: (thrown: unknown) => void;
}

/**
 * The decoded picture of a file after rotation. The previous one stays until the next is decoded; null
 * before the first.
 */
export function useSeen(file: Blob, turn: number, told: Told): Seen | null {
  const [seen, setSeen] = useState<Seen | null>(null);
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
