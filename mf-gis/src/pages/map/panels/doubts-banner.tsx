import { placeName } from '@ciguawatch/shared/domain/geo/place';
import type { Doubt } from '@ciguawatch/shared/domain/outline/doubt';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { observer } from 'mobx-react-lite';
import { readerLanguages } from '../../../places/languages';
import css from '../page.module.css';

interface Props {
  doubts: readonly Doubt[];
  busy: boolean;
  onShow: (doubt: Doubt) => void;
  /** The person says that the outline is so. */
  onConfirm: () => void;
  onClose: () => void;
}

/** Most names in one question. */
const MAX_NAMES = 5;

function namesOf(ids: readonly number[]): string {
  const names = ids.slice(0, MAX_NAMES).flatMap((id) => {
    const place = collections.location.get(id);
    return place ? [placeName(place, readerLanguages())] : [];
  });
  return `${names.join(', ')}${ids.length > MAX_NAMES ? ', …' : ''}`;
}

/** The questions about an unlikely outline, beside the map that shows where each arises. */
export const DoubtsBanner = observer(function DoubtsBanner({
  doubts,
  busy,
  onShow,
  onConfirm,
  onClose,
}: Props) {
  const t = useT('outlineEdit');
  if (doubts.length === 0) return null;
  return (
    <Banner tone="caution" role="alert" title={t('doubt.title')} onClose={onClose}>
      <ul className={css.faults}>
        {doubts.map((doubt) => (
          <li key={doubt.kind}>
            {t(`doubt.${doubt.kind}`, { names: namesOf(doubt.places) })}
            {doubt.at && (
              <Button size="sm" variant="quiet" icon="locate-fixed" onPress={() => onShow(doubt)}>
                {t('fault.show')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button size="sm" busy={busy} onPress={onConfirm}>
        {t('doubt.confirm')}
      </Button>
    </Banner>
  );
});
