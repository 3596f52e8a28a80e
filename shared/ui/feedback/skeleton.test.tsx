import { act, render, screen } from '@testing-library/react';
import { setLanguage } from '../../runtime/i18n/i18n';
import { Loading, SKELETON_DELAY_MS, SkeletonText } from './skeleton';

it('is neither shown nor announced until the wait is noticeable', () => {
  jest.useFakeTimers();
  setLanguage('en_US');
  render(
    <Loading>
      <SkeletonText />
    </Loading>,
  );
  act(() => jest.advanceTimersByTime(SKELETON_DELAY_MS - 1));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  jest.useRealTimers();
});
