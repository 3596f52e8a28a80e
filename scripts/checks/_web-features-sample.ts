/**
 * Parsed but never run by `web-features.test.ts`: each line uses a feature that Safari 15.4 lacks, or has.
 */
export function sample(list: number[], canvas: HTMLCanvasElement): unknown[] {
  const signal = AbortSignal.timeout(list.length);
  const sorted = list.toSorted();
  const drawn = new OffscreenCanvas(1, 1);
  requestIdleCallback(() => undefined);
  return [signal, sorted, drawn, canvas.getContext('2d'), structuredClone(list), list.at(-1)];
}
