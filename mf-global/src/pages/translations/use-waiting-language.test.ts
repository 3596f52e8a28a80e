import { setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderHook, waitFor } from '@testing-library/react';
import type { TextChoice } from './choice';
import { useWaitingLanguage } from './use-waiting-language';

const harness = setUpPage();
const choice = (part: Partial<TextChoice>): TextChoice => ({
  ...{ lang: null, ref: null, page: null, shown: 'all', search: '' },
  ...part,
});

test('missing texts open in the language that the server names, and stay there once nothing is missing', async () => {
  harness.server.on('GET', 'a/work/texts-missing/', { data: { count: 7, urgent: false, language: 'ty_PF' } });
  const drawn = renderHook((given: TextChoice) => useWaitingLanguage(given, 'fr_FR'), {
    initialProps: choice({ shown: 'missing' }),
  });
  expect(drawn.result.current).toEqual({ code: null, asked: true });
  await waitFor(() => expect(drawn.result.current).toEqual({ code: 'ty_PF', asked: false }));
  harness.server.on('GET', 'a/work/texts-missing/', { data: { count: 0, urgent: false } });
  drawn.rerender(choice({ shown: 'suggested' }));
  expect(drawn.result.current).toEqual({ code: 'fr_FR', asked: false });
  drawn.rerender(choice({ shown: 'missing' }));
  expect(drawn.result.current).toEqual({ code: 'ty_PF', asked: false });
});

test('where the server cannot say, the page opens all the same', async () => {
  harness.server.on('GET', 'a/work/texts-missing/', { status: 503 });
  const drawn = renderHook(() => useWaitingLanguage(choice({ shown: 'missing' }), null));
  await waitFor(() => expect(drawn.result.current).toEqual({ code: null, asked: false }));
});

test('a language that is chosen is not asked for', () => {
  const drawn = renderHook(() => useWaitingLanguage(choice({ lang: 'es_ES', shown: 'missing' }), null));
  expect(drawn.result.current.asked).toBe(false);
});
