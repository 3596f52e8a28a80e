import type { OfficialShare } from '@ciguawatch/shared/domain/statistics/official';
import { textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { type ComponentType, lazy, Suspense } from 'react';

interface Props {
  shares: readonly OfficialShare[];
}

// Loaded only where a source has official case counts, which most countries lack. The figures of the home page do
// not wait for this line; if it fails to load, it stays empty.
const OfficialShareText = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
  try {
    const found = await import('./official-text');
    await textsReady();
    return found;
  } catch {
    return { default: () => null };
  }
});

/** A line under the home page's figures: the share of the official cases that their sources hold. */
export function OfficialShareLine({ shares, className }: Props & { className?: string | undefined }) {
  if (shares.length === 0) return null;
  return (
    <p className={className}>
      <Suspense fallback={null}>
        <OfficialShareText shares={shares} />
      </Suspense>
    </p>
  );
}
