import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { render, screen } from '@testing-library/react';
import '../layout/frame/texts';
import { ClosedToRole } from './closed-to-role';

beforeEach(() => {
  setRuntime();
  setLanguage('en_US');
});

const roles = [ROLE.cases_editor, ROLE.users_manager];

test('a page that needs two roles says that both are needed', async () => {
  render(<ClosedToRole access={{ all: roles }} />);
  expect(
    await screen.findByText('This page asks for these roles together: Cases: editing, Accounts.'),
  ).toBeVisible();
});

test('a page that one of two roles opens does not say so', async () => {
  render(<ClosedToRole access={{ any: roles }} />);
  expect(await screen.findByText('This page needs the role: Cases: editing, Accounts.')).toBeVisible();
});
