import { Areas } from './areas';
import { LoadFailure } from './failure';

test('a failed module can be loaded again; a refused one names its reason', () => {
  const lack = { kind: 'names', path: 'ui/button', names: 'Button' } as const;
  const areas = new Areas();
  expect(areas.of('mf-gis').state).toBe('idle');
  areas.failed('mf-gis', new LoadFailure('network', 'x'));
  expect(areas.of('mf-gis')).toEqual({ state: 'error', kind: 'network', lacks: [] });
  areas.failed('mf-gis', new LoadFailure('surface', 'x', [lack]));
  expect(areas.of('mf-gis')).toEqual({ state: 'refused', kind: 'surface', lacks: [lack] });
  expect(areas.of('mf-global').state).toBe('idle');
});

test('a retry calls the handler that the loader registered', async () => {
  const areas = new Areas();
  const again = jest.fn(async () => undefined);
  areas.onRetry(again);
  await areas.retry('mf-fishbase');
  expect(again).toHaveBeenCalledWith('mf-fishbase');
});
