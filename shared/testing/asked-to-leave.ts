import { act } from '@testing-library/react';
import { leaveGuard } from '../runtime/navigation/navigation';

/** The reason that a person reads who is about to leave the page; none where leaving loses nothing. */
export function askedToLeave(): string | null | undefined {
  act(() => leaveGuard.before(() => undefined));
  const reason = leaveGuard.leaving?.reason;
  act(() => leaveGuard.leaving?.stay());
  return reason;
}
