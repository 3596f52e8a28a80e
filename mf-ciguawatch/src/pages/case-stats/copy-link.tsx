import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { observer } from 'mobx-react-lite';
import { type CaseChoice, writeChoice, yearsOf } from '../../stores/cases-choice';

/**
 * The address that restores these figures, whenever and wherever it is opened: years and country are
 * named, since those a page starts with are others next year or in another installation.
 */
export function linkTo(page: string, choice: CaseChoice, currentYear: number): string {
  const years = choice.years === 'all' ? ('all' as const) : yearsOf(choice, currentYear);
  const params = writeChoice(new URLSearchParams(), { ...choice, years });
  if (!params.has('country') && !params.has('archipelago') && !params.has('island'))
    params.set('country', 'all');
  return `${page}?${params}`;
}

/** Puts the address of the figures into the clipboard; where the browser refuses, shows it to be copied by hand. */
export const CopyLink = observer(function CopyLink({
  choice,
  currentYear,
}: {
  choice: CaseChoice;
  currentYear: number;
}) {
  const t = useT('ciguawatch');
  const copy = async () => {
    const { origin, pathname } = window.location;
    const link = linkTo(origin + pathname, choice, currentYear);
    try {
      await navigator.clipboard.writeText(link);
      toasts.success(t('stats.linkCopied'));
    } catch {
      toasts.warning(t('stats.linkByHand', { link }));
    }
  };
  return (
    <Button size="sm" icon="link" onPress={() => void copy()}>
      {t('stats.copyLink')}
    </Button>
  );
});
