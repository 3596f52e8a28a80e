import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import '../layout/frame/texts';
import { SummaryStore } from './figures/summary-store';
import OperatorHome from './operator-home';

setUpPage();

test('who is logged in finds the paper form on home, as everybody else does', async () => {
  const user = fakeUser({ groups: [ROLE.cases_editor] });
  const store = new SummaryStore(() => new Promise(() => undefined));
  renderWithRuntime(<OperatorHome user={user} areas={[]} store={store} />, { user });
  expect(await screen.findByRole('link', { name: 'Paper form to print' })).toHaveAttribute(
    'href',
    '/ciguawatch/case/report/new?mode=blank',
  );
});
