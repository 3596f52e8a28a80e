import type { Map as MapboxMap } from 'mapbox-gl';

/**
 * Leaves one finger to the page, which scrolls; two fingers, or a mouse, move the map.
 * @returns how to stop: one finger moves the map again
 */
export function twoFingers(map: Pick<MapboxMap, 'dragPan' | 'getCanvasContainer'>): () => void {
  const { dragPan } = map;
  const box = map.getCanvasContainer();
  const touched = ({ touches }: TouchEvent) => (touches.length > 1 ? dragPan.enable() : dragPan.disable());
  const held = () => dragPan.enable();
  // Before the map's own listeners, on the element that has them.
  box.addEventListener('touchstart', touched, { capture: true, passive: true });
  box.addEventListener('mousedown', held, { capture: true });
  return () => {
    box.removeEventListener('touchstart', touched, { capture: true });
    box.removeEventListener('mousedown', held, { capture: true });
    dragPan.enable();
  };
}
