import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen, waitFor } from '@testing-library/react';
import { CaseSamples } from './case-samples';
import { storedSample } from './fixtures/stored-sample';

const harness = setUpPage();
const FAILED = { status: 500, data: { code: 'server_error', message: '' } };

// The texts are not loaded here: the part brings its own, since pages of cases know nothing of samples.
describe('the samples of a case', () => {
  const open = () => renderWithRuntime(<CaseSamples id={3} />, { user: fakeUser({ manage_countries: [4] }) });

  test('say where they come from and whether the whole meal ate them', async () => {
    harness.server.on('GET', 'cw/case/3/samples/', { data: [storedSample()] });
    open();
    const part = await screen.findByRole('region', { name: 'Tests of the fish' });
    expect(part).toHaveTextContent(/RAI-7, Leftover of the meal.*eaten by the whole meal/);
    expect(part).toHaveTextContent(/RBA-F.*Above the limit/);
  });

  test('are not there where there are none, and an error is said', async () => {
    harness.server.on('GET', 'cw/case/3/samples/', FAILED);
    const { container } = open();
    expect(await screen.findByText('The tests could not be loaded.')).toBeInTheDocument();
    harness.server.on('GET', 'cw/case/3/samples/', { data: [] });
    pressButton('Try again');
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });
});
