import type { Map as MapboxMap } from 'mapbox-gl';

/**
 * Leaves one-finger gestures to the page for scrolling; two fingers or a mouse move the map.
 * @returns restores one-finger panning
 */
export function twoFingers(map: Pick<MapboxMap, 'dragPan' | 'getCanvasContainer'>): () => void {
  const { dragPan } = map;
  const box = map.getCanvasContainer();
  const touched = ({ touches }: TouchEvent) => (touches.length > 1 ? dragPan.enable() : dragPan.disable());
  const held = () => dragPan.enable();
  // Capturing, to run before the map's own listeners on the same element.
  box.addEventListener('touchstart', touched, { capture: true, passive: true });
  box.addEventListener('mousedown', held, { capture: true });
  return () => {
    box.removeEventListener('touchstart', touched, { capture: true });
    box.removeEventListener('mousedown', held, { capture: true });
    dragPan.enable();
  };
}
