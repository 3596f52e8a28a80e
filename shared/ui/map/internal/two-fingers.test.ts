import { twoFingers } from './two-fingers';

test('one finger scrolls the page, two fingers and a mouse move the map', () => {
  const box = document.createElement('div');
  let moves = true;
  const dragPan = { enable: () => (moves = true), disable: () => (moves = false) };
  const map = { dragPan, getCanvasContainer: () => box } as unknown as Parameters<typeof twoFingers>[0];
  const seen: boolean[] = [];
  box.addEventListener('touchstart', () => seen.push(moves));
  const touch = (fingers: number) => {
    box.dispatchEvent(Object.assign(new Event('touchstart'), { touches: { length: fingers } }));
  };
  const stop = twoFingers(map);
  touch(1);
  touch(2);
  touch(1);
  expect(seen).toEqual([false, true, false]);
  box.dispatchEvent(new Event('mousedown'));
  expect(moves).toBe(true);
  touch(1);
  stop();
  expect(moves).toBe(true);
  touch(1);
  expect(moves).toBe(true);
});
