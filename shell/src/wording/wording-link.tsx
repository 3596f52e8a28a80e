import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import type { ReactNode } from 'react';
import { notePage } from './noted-page';

interface Props {
  className?: string | undefined;
  icon?: ReactNode;
  onDone?: () => void;
}

/** Link to suggest a better wording of what the page says. */
export function WordingLink({ className, icon, onDone }: Props) {
  const t = useT('shell');
  return (
    <CrossLink
      to="/wording"
      className={className}
      onClick={() => {
        notePage();
        onDone?.();
      }}
    >
      {icon}
      {t('footer.wording')}
    </CrossLink>
  );
}
