import type { RevisionFull } from '@ciguawatch/shared/api/schemas/revision';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { button, pressButton } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import { conflict, revision } from '../../revisions/fixtures/revision';
import { changeTexts } from '../../revisions/texts';
import { Notices } from './notices';
import { ConflictFields } from './revision/conflict-fields';

beforeAll(() => changeTexts);

/** Text of the notices that a moderator sees before a decision. */
function told(part: Partial<RevisionFull>): string {
  const { container } = renderWithRuntime(<Notices revision={revision(part)} />, {
    user: fakeUser({ id: 7 }),
  });
  return container.textContent ?? '';
}
const own = { user: { id: 7, name: 'Hina' } };
const deletion = { actionType: 'delete' } as const;

test.each<[string, Partial<RevisionFull>, string]>([
  ['nothing special', {}, ''],
  [
    'one’s own request',
    { ...own, may_decide: false },
    'This is your own request' + 'Another moderator has to decide on it.',
  ],
  ['one’s own, alone', own, 'This is your own request. You are the only moderator: you may decide on it.'],
  [
    'a page that is gone',
    { object_gone: true },
    'The page was deleted since the requestNothing can be applied any more.',
  ],
  [
    'a page changed in other fields',
    { object_version: 4 },
    'The page was changed since this request, in other fields. It is compared with the published version.',
  ],
  ['a conflict, shown below', { object_version: 4, fields: [conflict('food')] }, ''],
  ['a deletion of what nobody names', deletion, 'No case names this page.'],
  [
    'a deletion of a species with cases',
    { ...deletion, dependents: { species: [], cases: 2 } },
    '2 cases name this species and keep its name.',
  ],
  [
    'a name nearly like another',
    { alike: [{ id: 22, name: 'Lutjanus bohar' }] },
    'Nearly the same name is already in the directoryLutjanus bohar',
  ],
  [
    'a reason with its source',
    { asked_reason: 'Renamed', source: 'WoRMS', status: 'approved' },
    'Reason: RenamedSource: WoRMS',
  ],
  [
    'a species replaced by another',
    {
      ...deletion,
      replacement: { id: 63, name: 'Gymnothorax meleagris' },
      dependents: { species: [], cases: 2 },
    },
    'Its names, photo and cases go toGymnothorax meleagris2 cases will name that species.',
  ],
  ['what was decided already', { ...own, status: 'approved', object_gone: true }, ''],
])('the notice for %s is shown', (_what, part, text) => {
  expect(told(part)).toBe(text);
});

test('a deletion of a page that changed since is a conflict', () => {
  expect(told({ ...deletion, object_version: 4 })).toMatch(
    /^Conflict: the page was changed since its deletion was asked for.*No case names this page\.$/,
  );
  expect(told({ ...deletion, object_version: 4, object_gone: true })).not.toMatch(/Conflict/);
});

test('a group in use lists its users, each species with its page', () => {
  const species = [{ id: 4, name: 'Epinephelus merra' }];
  expect(told({ ...deletion, object_type: 'phenotype', dependents: { species, cases: 1 } })).toBe(
    'This group cannot be deleted1 case names it.1 species belongs to it:Epinephelus merra',
  );
  expect(screen.getByText('Epinephelus merra').closest('a')).toHaveAttribute('href', '/fishbase/specie/4');
});

describe('fields that both sides changed', () => {
  const draw = (fields: RevisionFull['fields'], choices = {}) => {
    const choose = jest.fn();
    renderWithRuntime(<ConflictFields revision={revision({ fields })} choices={choices} onChoose={choose} />);
    return choose;
  };
  const two = [conflict('food'), conflict('family')];

  test('all sides are chosen at once, from the proposal or the published page', () => {
    const choose = draw(two, { food: 'mine' });
    expect(screen.getByRole('status')).toHaveTextContent('1 of 2 chosen');
    pressButton('Take all of the proposal');
    pressButton('Keep all of the current version');
    expect(choose.mock.calls).toEqual([
      [{ food: 'mine', family: 'mine' }],
      [{ food: 'theirs', family: 'theirs' }],
    ]);
    expect(button('Take all of the proposal')).toBeEnabled();
  });

  test('conflicts are listed with their three versions', () => {
    draw(two);
    expect(screen.getByText('Conflict: these fields changed since the request')).toBeInTheDocument();
    expect(screen.getAllByText('Diet').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Family').length).toBeGreaterThan(0);
    for (const head of ['Before', 'Proposal', 'Current version'])
      expect(screen.getAllByText(head).length).toBeGreaterThan(0);
  });

  test('no choice is offered where there is no conflict', () => {
    draw([]);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
