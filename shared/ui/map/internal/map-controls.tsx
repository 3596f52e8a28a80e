import { useState } from 'react';
import { toasts } from '../../../runtime/page/toasts';
import { Icon, type IconName } from '../../foundation/icon';
import { useUiT } from '../../foundation/ui-texts';
import css from '../map.module.css';
import { useMap } from '../map-context';
import type { LngLat } from '../map-space';

export interface MapControlsProps {
  /** Called with the device's position after a press on the locate button. */
  onLocated?: ((point: LngLat) => void) | undefined;
  locate?: boolean;
  fullscreen?: boolean;
}

/** Zoom at which the device's position is shown. */
const LOCATED_ZOOM = 11;

function Tool({
  icon,
  label,
  onPress,
  busy,
}: {
  icon: IconName;
  label: string;
  onPress: () => void;
  busy?: boolean;
}) {
  return (
    <button type="button" aria-label={label} title={label} aria-busy={busy || undefined} onClick={onPress}>
      <Icon name={icon} size={20} />
    </button>
  );
}

/** Buttons of a map: zoom, own position, full screen. */
export function MapControls({ onLocated, locate = true, fullscreen = true }: MapControlsProps) {
  const map = useMap();
  const t = useUiT();
  const [locating, setLocating] = useState(false);
  if (!map) return null;

  const findMe = () => {
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false);
        const point: LngLat = [coords.longitude, coords.latitude];
        map.moveTo({ center: point, zoom: LOCATED_ZOOM });
        onLocated?.(point);
      },
      () => {
        setLocating(false);
        toasts.warning(t('map.locateFailed'), t('map.locateFailedHelp'));
      },
      { enableHighAccuracy: true, timeout: 15000, maximumAge: 60000 },
    );
  };
  const toggleScreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void map.mapbox.getContainer().parentElement?.requestFullscreen();
  };

  return (
    <div className={css.controls}>
      <div className={css.tools}>
        <Tool icon="plus" label={t('map.zoomIn')} onPress={() => map.zoomBy(1)} />
        <Tool icon="minus" label={t('map.zoomOut')} onPress={() => map.zoomBy(-1)} />
      </div>
      {(locate || fullscreen) && (
        <div className={css.tools}>
          {locate && 'geolocation' in navigator && (
            <Tool icon="locate-fixed" label={t('map.locate')} busy={locating} onPress={findMe} />
          )}
          {fullscreen && document.fullscreenEnabled && (
            <Tool icon="maximize" label={t('map.fullscreen')} onPress={toggleScreen} />
          )}
        </div>
      )}
    </div>
  );
}
