import { textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { createRoot } from 'react-dom/client';
import { OverrideGate } from './override-gate';
import { overrides } from './overrides';

/**
 * Adds this tab's modules under development to the registry, and renders consent dialog and badge. Loaded
 * only where the configuration allows such sites. Never rejects.
 * @param origins sites allowed by the configuration
 */
export async function startOverrides(origins: readonly string[]): Promise<void> {
  try {
    await textsReady();
    await overrides.start(origins);
    createRoot(document.body.appendChild(document.createElement('div'))).render(<OverrideGate />);
  } catch (error) {
    console.warn(error);
  }
}
