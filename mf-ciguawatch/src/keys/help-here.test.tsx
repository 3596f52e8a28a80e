import { setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import '../pages/case-list/texts';
import { KeysDialog } from '../pages/case-list/keys/keys-dialog';

setUpPage();

test('a list of keys leads to the help of its screen, in a tab of its own', async () => {
  window.history.replaceState(null, '', '/ciguawatch/case/report/list');
  renderWithRuntime(<KeysDialog isOpen onClose={jest.fn()} />, { language: 'fr_FR' });
  const link = await screen.findByRole('link', { name: 'Aide de cet écran' });
  expect(link).toHaveAttribute('href', '/help/?at=/ciguawatch/case/report/list&lang=fr');
  expect(link).toHaveAttribute('target', '_blank');
});
