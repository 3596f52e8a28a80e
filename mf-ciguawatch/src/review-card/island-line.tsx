import type { ReviewCard } from '@ciguawatch/shared/api/schemas/desk/review-card';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { observer } from 'mobx-react-lite';
import { locationName } from '../places/names';

interface Props {
  card: ReviewCard;
  /** id of the place that the case names */
  location: number | null;
  onIsland: (() => void) | null;
}

/** The island proposed for a point far from the named place, set with one key; nothing where the point fits. */
export const IslandLine = observer(function IslandLine({ card: { island }, location, onIsland }: Props) {
  const t = useT('reviewCard');
  if (island === null || location === null) return null;
  const name = locationName(island.id);
  const km = (value: number) => formatNumber(value, { maximumFractionDigits: value < 10 ? 1 : 0 });
  return (
    <Banner
      tone="caution"
      title={t(island.km < 1 ? 'card.farOn' : 'card.far', {
        off: km(island.off),
        place: locationName(location),
        km: km(island.km),
        island: name,
      })}
      {...(onIsland && {
        action: (
          <Button size="sm" icon="map-pin" aria-keyshortcuts="I" onPress={onIsland}>
            {t('card.setIsland', { island: name })}
          </Button>
        ),
      })}
    />
  );
});
