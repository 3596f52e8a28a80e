import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';

/** An island above the outbreak threshold in the current month (specification, section 9). */
export function Outbreak({ place, count, island }: { place: string; count: number; island: number }) {
  const t = useT('shell');
  return (
    <Banner tone="danger">
      <b>{t('home.outbreak', { place, count })}</b>{' '}
      <CrossLink to={`/ciguawatch/case/map?island=${island}`}>{t('home.outbreakMap')}</CrossLink>
    </Banner>
  );
}
