import type { CaseDuplicate, CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { fullCase } from '@ciguawatch/shared/testing/full-case';
import { pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { waitFor } from '@testing-library/react';
import '../../../../edit-texts';
import { SwapOffer } from './swap-offer';

const harness = setUpPage();

test('what a failed swap said is replaced by what the next try did', async () => {
  const swapped = jest.fn();
  harness.server.on('POST', 'cw/case/5/swap/', { status: 500, data: { code: 'server_error', message: '' } });
  renderWithRuntime(
    <SwapOffer
      row={{ id: 5, version: 1 } as CaseFull}
      duplicate={{ id: 6, version: 1 } as CaseDuplicate}
      onSwapped={swapped}
      onClose={() => undefined}
    />,
  );
  pressButton(/reportEdit\.swap|Swap|swap/);
  await waitFor(() => expect(harness.toasts).toEqual([expect.stringMatching(/^error: /)]));
  harness.server.on('POST', 'cw/case/5/swap/', { data: fullCase({ id: 5, version: 2 }) });
  pressButton(/reportEdit\.swap|Swap|swap/);
  await waitFor(() => expect(swapped).toHaveBeenCalled());
  expect(harness.toasts).toEqual([expect.stringMatching(/^success: /)]);
});
