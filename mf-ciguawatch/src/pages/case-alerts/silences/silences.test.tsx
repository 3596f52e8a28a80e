import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { alertTexts } from '../texts';
import { Silences } from './silences';

const harness = setUpPage();
beforeAll(() => alertTexts);

const SILENCE = {
  ...{ id: 5, country: 4, island: 106, since: '2016-03', until: '2017-10', months: 20 },
  ...{ expected: 8.2, chance: 0.0093, answer: null, version: 2 },
};

function open(silences: object[] = [SILENCE]): void {
  const place = { id: 106, type: 'I', name: 'Mangareva', names: {}, country: 4, parent_id: null };
  jest.spyOn(collections.location, 'get').mockReturnValue(place as never);
  harness.server.on('GET', /./, { status: 404, data: { code: 'not_found', message: '' } });
  harness.server.on('GET', 'cw/silence/', { data: silences });
  renderWithRuntime(<Silences />, { user: fakeUser({ groups: [ROLE.cases_editor] }) });
}

test('an island is asked about with what is usual and the chance, and the answer is sent once', async () => {
  open();
  expect(
    await screen.findByText('Nobody has reported from Mangareva since March 2016: is that right?'),
  ).toBeVisible();
  expect(screen.getByText(/^20 months observed\. 8\.2 meals .*: 0\.93%/)).toBeInTheDocument();
  fireEvent.click(await screen.findByText('How is this computed?'));
  expect(screen.getByRole('link', { name: 'Silence of an island, version 1' })).toHaveAttribute(
    'href',
    expect.stringContaining('/ciguawatch/methods#silence'),
  );
  const computed = screen.getByRole('group');
  expect(computed).toHaveTextContent('SilentMarch 2016 to October 2017');
  expect(computed).toHaveTextContent('Asked below1%');
  harness.server.on('PATCH', 'cw/silence/5/', { data: { ...SILENCE, answer: 'nobody', version: 3 } });
  harness.server.on('GET', 'cw/silence/', { data: [] });
  pressButton('Nobody was reporting');
  await waitFor(() => expect(screen.queryByText(/Mangareva/)).toBeNull());
  expect(harness.changes).toMatchObject([
    { asked: 'PATCH cw/silence/5/', body: { answer: 'nobody' }, version: '2' },
  ]);
});

test('without a question there is no panel', async () => {
  open([]);
  await waitFor(() => expect(harness.server.sent('cw/silence/')).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});
