interface Network {
  saveData?: boolean;
  /** as measured by the browser; browsers that do not say are taken for fast */
  effectiveType?: string;
}

const network = (): Network => (navigator as { connection?: Network }).connection ?? {};

/** Whether the person asked the browser to spare data. */
export const sparesData = (): boolean => network().saveData === true;

/** Whether what is only for looks should not be fetched: the link is slow, or data is spared. */
const isSlow = (): boolean => sparesData() || ['slow-2g', '2g', '3g'].includes(network().effectiveType ?? '');

/** Tells the style sheets, before anything is drawn: a font that no rule names is not fetched. */
export function markLink(root: HTMLElement): void {
  if (isSlow()) root.dataset.link = 'slow';
}
