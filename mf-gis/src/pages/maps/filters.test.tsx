import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import { Filters } from './filters';
import './texts';

setUpPage();

test('the deleted places have no filters, and a way back to the others', () => {
  const change = jest.fn();
  const choice = { search: '', type: null, missingFirst: false, drafts: false, deleted: true };
  renderWithRuntime(
    <Filters choice={choice as never} drafts={0} onChange={change} onFold={() => undefined} />,
    { user: fakeUser({ groups: [ROLE.gis_editor] }) },
  );
  expect(screen.queryByRole('searchbox')).toBeNull();
  pressButton('All places');
  expect(change).toHaveBeenCalledWith({ deleted: false });
});
