import { act, render } from '@testing-library/react';
import { connectivity } from '../../runtime/http/connectivity';
import { ErrorState } from './states';

const retry = jest.fn();
const back = () => act(() => connectivity.answered());
beforeEach(() => {
  jest.useFakeTimers();
  retry.mockReset();
  connectivity.answered();
});
afterEach(() => {
  connectivity.answered();
  jest.useRealTimers();
});

test('what could not be loaded is read again once the server responds, and only then', () => {
  render(<ErrorState title="The cases could not be loaded" onRetry={retry} />);
  act(() => connectivity.failed());
  expect(retry).not.toHaveBeenCalled();
  back();
  expect(retry).toHaveBeenCalledTimes(1);
  back();
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a reading that runs is left alone, and a page that was left reads nothing', () => {
  const { rerender, unmount } = render(
    <ErrorState title="The cases could not be loaded" onRetry={retry} busy />,
  );
  act(() => connectivity.failed());
  back();
  rerender(<ErrorState title="The cases could not be loaded" onRetry={retry} />);
  act(() => connectivity.failed());
  unmount();
  back();
  expect(retry).not.toHaveBeenCalled();
});
