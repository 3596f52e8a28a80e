import type { Deployment } from '@ciguawatch/shared/api/schemas/deployment';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import ModulesPage, { texts } from './page';

const harness = setUpPage();
beforeAll(() => texts);

const show = async (part: Partial<Deployment>) => {
  const data: Deployment = {
    ...{ at: '2026-11-22T20:30:00Z', server: '1.0.0', database: 'postgres', contract: 2, api: 1 },
    ...{ shell: 'abc', modules: [] },
    ...part,
  };
  harness.server.on('GET', 'a/module/', { data });
  renderWithRuntime(<ModulesPage />, { user: fakeUser() });
  return (await screen.findByText('Database PostgreSQL')).parentElement!;
};

test('the last backup and whether mails leave are told', async () => {
  const foot = await show({ backup: '2026-11-22T02:10:00.000Z', mail: 'server' });
  expect(foot).toHaveTextContent(/Last backup: .*26/);
  expect(foot).toHaveTextContent('E-mails: handed to a mail server');
});

test('a missing backup and mails that stay are told too', async () => {
  const foot = await show({ backup: null, mail: 'files' });
  expect(foot).toHaveTextContent('Backup: none in the folder of this server');
  expect(foot).toHaveTextContent('E-mails: no mail server is set, none leaves');
});

test('a server that does not tell is not spoken for', async () => {
  const foot = await show({});
  expect(foot).not.toHaveTextContent('ackup');
  expect(foot).not.toHaveTextContent('E-mails');
});
