import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import type { ChartAway } from '@ciguawatch/shared/ui/charts/chart-card';
import type { CaseChoice } from '../../public-cases/cases-choice';
import { shortLink } from './short-link';

/**
 * Copy-link action of a chart and the lines about its figures, by the id of its card. The lines are loaded
 * only when a file is saved.
 */
export function useAway(
  choice: CaseChoice,
  latest: { year: number; month: number } | null,
): (card?: string) => ChartAway {
  const t = useT('ciguawatch');
  const copy = async (card?: string) => {
    const { origin, pathname } = window.location;
    const link = shortLink(origin + pathname, choice, homeMonth().year, { card });
    try {
      await navigator.clipboard.writeText(link);
      toasts.success(t('map.linkCopied'));
    } catch {
      toasts.warning(t('map.linkByHand', { link }));
    }
  };
  return (card) => ({
    link: { label: t('map.copyLink'), onCopy: () => void copy(card) },
    about: () =>
      import('./about-figures').then(({ aboutReady }) =>
        aboutReady({ choice, page: window.location.pathname, latest, ...(card && { card }) }),
      ),
  });
}
