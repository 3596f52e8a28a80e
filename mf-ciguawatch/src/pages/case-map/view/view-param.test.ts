import { DEFAULT_VIEW } from '@ciguawatch/shared/ui/map/map-space';
import { readView, writeView } from './view-param';

test('a view comes back from the address', () => {
  const view = { center: [179.5, -16.25] as const, zoom: 9.5 };
  expect(readView(writeView(view))).toEqual(view);
});

test.each([null, '', 'here', '1,2', '1,2,x', '1,2,3,4'])('%p gives the default view', (text) => {
  expect(readView(text)).toBe(DEFAULT_VIEW);
});

test('a view outside the Pacific is brought back to its edge', () => {
  expect(readView('80,10,40')).toEqual({ center: [120, 45], zoom: 17 });
});
