import { setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderHook, waitFor } from '@testing-library/react';
import { useReviewCard } from './use-review-card';

const harness = setUpPage();
const CARD = { id: 7, point: null, near: [], island: null, pairs: [], last: null, earlier: false };
const REST = { version: 1, meal: null, alerts: [], notes: [] };
const REVIEWED = { at: '2026-11-20T08:00:00Z', by: 'Moana', what: 'state', state: 'reviewed', reason: null };

test('after a decision, which is a new version, what is known around the case is read again', async () => {
  const answer = (last: object | null) =>
    harness.server.on('GET', 'cw/case/7/review/', { data: { ...CARD, ...REST, last } });
  answer(null);
  const { result, rerender } = renderHook(({ version }) => useReviewCard(7, version), {
    initialProps: { version: 1 },
  });
  await waitFor(() => expect(result.current.card).toMatchObject({ last: null }));
  answer(REVIEWED);
  rerender({ version: 2 });
  await waitFor(() => expect(result.current.card).toMatchObject({ last: { state: 'reviewed' } }));
});
