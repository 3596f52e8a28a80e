import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { lazy, type ReactNode, Suspense } from 'react';
import type { MapDot } from './small-map';

// The map is large: it is fetched with the first card that is opened.
const SmallMap = lazy(() => import('./small-map'));

interface Props {
  label: string;
  pins: readonly (readonly [number, number])[];
  dots: readonly MapDot[];
  instead?: ReactNode;
}

/** The small map; says so where neither point nor place is known. */
export function MapPart({ label, pins, dots, instead }: Props) {
  const t = useT('reviewCard');
  if (pins.length === 0) return <p>{t('card.noPoint')}</p>;
  return (
    <Suspense fallback={<Skeleton height={216} />}>
      <SmallMap label={label} pins={pins} dots={dots} instead={instead} />
    </Suspense>
  );
}
