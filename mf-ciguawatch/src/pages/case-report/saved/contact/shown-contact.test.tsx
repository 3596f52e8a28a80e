import { fullCase } from '@ciguawatch/shared/testing/full-case';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import '../../../../edit-texts';
import { ShownContact } from './shown-contact';

const show = (elsewhere: number[]) =>
  renderWithRuntime(
    <ShownContact
      row={fullCase({ contact_id: null })}
      elsewhere={elsewhere}
      onNoted={() => undefined}
      onChanged={() => undefined}
    />,
  );

test('a report without a contact leads to the other report of the patient that has one', async () => {
  show([12]);
  expect(await screen.findByText(/with another report of the same patient/)).toBeVisible();
  expect(screen.getByRole('link').getAttribute('href')).toContain('/case/report/12');
});

test('where no report of the patient has a contact there is none', async () => {
  show([]);
  expect(await screen.findByText('Contact: none.')).toBeVisible();
});
