import { setClock } from '@ciguawatch/shared/runtime/page/clock';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { fireEvent, screen } from '@testing-library/react';
import '../texts';
import { Dhis2Dialog } from './dhis2-dialog';

setUpPage();
beforeEach(() => setClock(() => Date.UTC(2026, 5, 1)));
afterEach(() => setClock());

test('the files of a country and a year stand in the order of their import', async () => {
  renderWithRuntime(<Dhis2Dialog onClose={jest.fn()} />, { user: fakeUser({ manage_countries: [4] }) });
  const links = async () => (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));
  expect(await links()).toEqual([
    '/api/cw/dhis2/metadata/?country=4',
    '/api/cw/dhis2/events/?country=4&year=2026',
    '/api/cw/dhis2/values/?country=4&year=2026',
    '/api/cw/dhis2/completeness/?country=4&year=2026',
  ]);
  expect(screen.queryByLabelText('Country')).toBeNull();
  fireEvent.change(screen.getByLabelText('Year'), { target: { value: '2025' } });
  expect((await links())[1]).toBe('/api/cw/dhis2/events/?country=4&year=2025');
});
