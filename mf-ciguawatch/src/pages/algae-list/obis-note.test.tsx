import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { algaeTexts } from '../../algae/texts';
import { algaeSpecies } from '../../algae/tracking';
import { ObisNote } from './obis-note';

const SPECIES = [
  { id: 1, as_name: 'Gambierdiscus toxicus', potentially_toxic: true, aphia_id: 233382 },
  { id: 2, as_name: 'Gambierdiscus sp.', potentially_toxic: true, aphia_id: null },
  // Kept on the device before identifiers were sent: nothing is known of it yet.
  { id: 3, as_name: 'Coolia monotis', potentially_toxic: false },
];

test('the species that OBIS would refuse are named once', async () => {
  await algaeTexts;
  jest.spyOn(algaeSpecies, 'get').mockImplementation((id) => SPECIES.find((one) => one.id === id));
  const rows = [1, 2, 2, 3, null].map((at_species, id) => ({ id, at_species }) as Tracking);
  const { container, unmount } = renderWithRuntime(<ObisNote rows={rows} />);
  expect(container).toHaveTextContent(
    /^OBIS takes no record without a number of the species\. None is known for: Gambierdiscus sp\.$/,
  );
  unmount();
  expect(renderWithRuntime(<ObisNote rows={rows.slice(0, 1)} />).container).toBeEmptyDOMElement();
});
