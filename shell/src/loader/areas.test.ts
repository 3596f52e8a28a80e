import { Areas } from './areas';
import { LoadFailure } from './failure';

test('a failed module can be tried again, a refused one says what is in the way', () => {
  const lack = { kind: 'names', path: 'ui/button', names: 'Button' } as const;
  const areas = new Areas();
  expect(areas.of('mf-gis').state).toBe('idle');
  areas.failed('mf-gis', new LoadFailure('network', 'x'));
  expect(areas.of('mf-gis')).toEqual({ state: 'error', kind: 'network', lacks: [] });
  areas.failed('mf-gis', new LoadFailure('surface', 'x', [lack]));
  expect(areas.of('mf-gis')).toEqual({ state: 'refused', kind: 'surface', lacks: [lack] });
  expect(areas.of('mf-global').state).toBe('idle');
});

test('trying again is what the loader says', async () => {
  const areas = new Areas();
  const again = jest.fn(async () => undefined);
  areas.onRetry(again);
  await areas.retry('mf-fishbase');
  expect(again).toHaveBeenCalledWith('mf-fishbase');
});
