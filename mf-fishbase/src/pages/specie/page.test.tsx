import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import { directoryTexts } from '../../directory/texts';
import { FormerName } from './former-name';
import SpeciePage from './page';

let search = '';
let id = '64';
jest.mock('@ciguawatch/shared/runtime/navigation/router', () => ({
  ...jest.requireActual('@ciguawatch/shared/runtime/navigation/router'),
  useParams: () => ({ id }),
  useSearchParams: () => [new URLSearchParams(search), () => undefined],
}));
jest.mock('@ciguawatch/shared/runtime/navigation/navigation', () => ({
  ...jest.requireActual('@ciguawatch/shared/runtime/navigation/navigation'),
  go: jest.fn(),
}));
jest.mock('../../directory/directory', () => ({ directory: {}, useDirectory: () => undefined }));

const known = [
  { id: 64, name: 'Gymnothorax breedeni', deleted: true, replaced_by: 63 },
  { id: 63, name: 'Gymnothorax meleagris' },
] as Specie[];

beforeAll(() => directoryTexts);
beforeEach(() => {
  jest
    .spyOn(collections.specie, 'get')
    .mockImplementation((wanted) => known.find((one) => one.id === Number(wanted)));
});
afterEach(() => jest.restoreAllMocks());

test('the address of a replaced species leads to the other', () => {
  id = '64';
  renderWithRuntime(<SpeciePage />);
  expect(jest.mocked(go).mock.calls).toEqual([['/fishbase/specie/63?from=64', { replace: true }]]);
});

test('the page says by which former name the reader came, and nothing without one', () => {
  search = 'from=64';
  const view = renderWithRuntime(<FormerName />);
  expect(screen.getByRole('status')).toHaveTextContent(
    /came here from Gymnothorax breedeni, the former name/,
  );
  view.unmount();
  search = 'from=63';
  renderWithRuntime(<FormerName />);
  expect(screen.queryByRole('status')).toBeNull();
});
