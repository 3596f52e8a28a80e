import type { Map as MapboxMap } from 'mapbox-gl';
import { reaction } from 'mobx';
import { connectivity } from '../../../runtime/http/connectivity';
import { onBasemapChange } from '../outlines/basemap-files';
import type { Outlines } from '../outlines/outlines';

/**
 * Adapts a map to the size of its element, and loads the outlines that its view needs: after a move, when
 * the connection returns, when places change. `data-map-drawn` on the element is `true` when everything is
 * drawn.
 * @returns stops it
 */
export function followMap(map: MapboxMap, box: HTMLElement, outlines: Outlines | null): () => void {
  let fetching = 0;
  const say = (drawn: boolean) => {
    box.dataset.mapDrawn = String(drawn);
  };
  const draw = async (work: 'update' | 'renew' = 'update') => {
    fetching += 1;
    say(false);
    await outlines?.[work]();
    fetching -= 1;
    map.triggerRepaint();
  };
  map.on('moveend', () => void draw());
  map.on('render', () => say(false));
  map.on('idle', () => say(fetching === 0));
  const sizes = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = map.getCanvas();
    if (clientWidth !== box.clientWidth || clientHeight !== box.clientHeight) map.resize();
  });
  sizes.observe(box);
  const stop = reaction(
    () => connectivity.online,
    (online) => online && void draw(),
  );
  const forget = onBasemapChange(() => void draw('renew'));
  void draw();
  return () => {
    forget();
    sizes.disconnect();
    stop();
  };
}
