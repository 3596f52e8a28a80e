import { setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../layout/frame/texts';
import { areas } from '../loader/areas';
import { LoadFailure } from '../loader/failure';
import { ModulePanel } from './module-panel';

beforeEach(() => {
  setLanguage('en_US');
  areas.idle('mf-gis');
});

test('draws nothing once the module draws itself', () => {
  areas.ready('mf-gis');
  const { container } = render(<ModulePanel id="mf-gis" />);
  expect(container).toBeEmptyDOMElement();
});

test('names a module that is down and tries again', async () => {
  const again = jest.fn(async () => areas.ready('mf-gis'));
  areas.onRetry(again);
  areas.failed('mf-gis', new LoadFailure('network', 'no answer'));
  const { container } = render(<ModulePanel id="mf-gis" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Maps does not answer');
  expect(screen.getByText('Module: mf-gis')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(again).toHaveBeenCalledWith('mf-gis');
  expect(container).toBeEmptyDOMElement();
});

test('a refused module says what the portal lacks', () => {
  act(() =>
    areas.failed('mf-gis', new LoadFailure('surface', 'lacks', ['@ciguawatch/shared/ui/map#Compass'])),
  );
  render(<ModulePanel id="mf-gis" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Maps is refused by this portal');
  expect(screen.getByText('@ciguawatch/shared/ui/map#Compass')).toBeInTheDocument();
});
