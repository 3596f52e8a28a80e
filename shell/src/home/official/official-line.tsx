import type { OfficialShare } from '@ciguawatch/shared/domain/statistics/official';
import { textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { type ComponentType, lazy, Suspense } from 'react';

interface Props {
  shares: readonly OfficialShare[];
}

// Where nothing official is known, which is most countries, its words are not fetched. The figures stand without them.
const OfficialText = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
  try {
    const found = await import('./official-text');
    await textsReady();
    return found;
  } catch {
    return { default: () => null };
  }
});

/** A line under figures of home on what their sources hold of the official cases. */
export function OfficialLine({ shares, className }: Props & { className?: string | undefined }) {
  if (shares.length === 0) return null;
  return (
    <p className={className}>
      <Suspense fallback={null}>
        <OfficialText shares={shares} />
      </Suspense>
    </p>
  );
}
