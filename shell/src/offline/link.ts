interface NetworkInformation {
  saveData?: boolean;
  /** as measured by the browser; browsers that do not say count as fast */
  effectiveType?: string;
}

const network = (): NetworkInformation => (navigator as { connection?: NetworkInformation }).connection ?? {};

/** Whether data saving is on in the browser. */
export const isDataSaverOn = (): boolean => network().saveData === true;

/** Whether decoration should not be loaded: the connection is slow, or data is to be saved. */
const isSlowConnection = (): boolean =>
  isDataSaverOn() || ['slow-2g', '2g', '3g'].includes(network().effectiveType ?? '');

/**
 * Marks a slow connection for the style sheets before anything is rendered: browsers do not load fonts that
 * no rule uses.
 */
export function markSlowConnection(root: HTMLElement): void {
  if (isSlowConnection()) root.dataset.link = 'slow';
}
