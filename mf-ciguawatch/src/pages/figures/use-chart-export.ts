import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import type { ChartAway } from '@ciguawatch/shared/ui/charts/chart-card';
import type { CaseChoice } from '../../public-cases/cases-choice';
import { copyText } from './copy-text';
import { shortLink } from './short-link';

/** Whether the device has a menu to share with other apps. */
const canShare = (): boolean => typeof navigator.share === 'function';

/**
 * Copy-link and share action of a chart and the lines about its figures, by the id of its card. The lines are loaded
 * only when a file is saved.
 */
export function useChartExport(
  choice: CaseChoice,
  latest: { year: number; month: number } | null,
): (card?: string) => ChartAway {
  const t = useT('ciguawatch');
  const linkOf = (card?: string) =>
    shortLink(window.location.origin + window.location.pathname, choice, homeMonth().year, { card });
  const copy = (card?: string) => copyText(linkOf(card), t('map.linkCopied'), t);
  const share = async (card?: string) => {
    try {
      await navigator.share({ title: document.title, url: linkOf(card) });
    } catch (error) {
      // The person closed the device's menu; where it is refused, the link is copied.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(card);
    }
  };
  return (card) => ({
    link: {
      label: t('map.copyLink'),
      onCopy: () => void copy(card),
      ...(canShare() && { share: { label: t('map.shareLink'), onShare: () => void share(card) } }),
    },
    about: () =>
      import('./describe-figures').then(({ aboutReady }) =>
        aboutReady({ choice, page: window.location.pathname, latest, ...(card && { card }) }),
      ),
  });
}
