import { Areas } from './areas';
import { LoadFailure } from './failure';

test('a failed module can be tried again, a refused one says what is missing', () => {
  const areas = new Areas();
  expect(areas.of('mf-gis').state).toBe('idle');
  areas.failed('mf-gis', new LoadFailure('network', 'x'));
  expect(areas.of('mf-gis')).toEqual({ state: 'error', kind: 'network', missing: [] });
  areas.failed('mf-gis', new LoadFailure('surface', 'x', ['ui/button#Gone']));
  expect(areas.of('mf-gis')).toEqual({ state: 'refused', kind: 'surface', missing: ['ui/button#Gone'] });
  expect(areas.of('mf-global').state).toBe('idle');
});

test('trying again is what the loader says', async () => {
  const areas = new Areas();
  const again = jest.fn(async () => undefined);
  areas.onRetry(again);
  await areas.retry('mf-fishbase');
  expect(again).toHaveBeenCalledWith('mf-fishbase');
});
