import { textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { createRoot } from 'react-dom/client';
import { OverrideGate } from './override-gate';
import { overrides } from './overrides';

/**
 * Puts what this tab runs of modules under development into the registry, and draws question and badge beside the
 * portal: a portal whose configuration names no such site carries nothing of them. Never rejects.
 * @param origins sites of the configuration
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
