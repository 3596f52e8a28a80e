import { setConfig } from '@ciguawatch/shared/runtime/page/config';
import { readView, writeView } from './view-param';

test('a view written to the address is read back unchanged', () => {
  const view = { center: [179.5, -16.25] as const, zoom: 9.5 };
  expect(readView(writeView(view))).toEqual(view);
});

test.each([null, '', 'here', '1,2', '1,2,x', '1,2,3,4', '1,2,8y'])('%p gives the default view', (text) => {
  expect(readView(text)).toEqual({ center: [210.5, -17.5], zoom: 8 });
});

test('a view outside the Pacific is brought back to its edge', () => {
  expect(readView('80,10,40')).toEqual({ center: [120, 45], zoom: 16 });
});

test('a link issued before shows the same part of the map', () => {
  expect(readView('-17.500,210.500,8.00')).toEqual({ center: [210.5, -17.5], zoom: 7 });
  expect(readView('-17.500,210.500,7.00z')).toEqual({ center: [210.5, -17.5], zoom: 7 });
});

test('the default view is that of the portal’s home country', () => {
  setConfig({ default_country: 3, numbers: { 3: { center: [178, -17.8], zoom: 7 } } } as never);
  expect(readView(null)).toEqual({ center: [178, -17.8], zoom: 7 });
});
