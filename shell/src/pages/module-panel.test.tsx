import type { Incompatibility } from '@ciguawatch/shared/contract/release/incompatibility';
import { setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../layout/frame/texts';
import { areas } from '../loader/areas';
import { LoadFailure } from '../loader/failure';
import { ModulePanel } from './module-panel';

beforeEach(() => {
  setLanguage('en_US');
  areas.idle('mf-gis');
});

test('draws no panel once the module draws itself', () => {
  areas.ready('mf-gis');
  const { container } = render(<ModulePanel id="mf-gis" />);
  expect(container).toBeEmptyDOMElement();
});

test('names a failed module and loads it again', async () => {
  const again = jest.fn(async () => areas.ready('mf-gis'));
  areas.onRetry(again);
  areas.failed('mf-gis', new LoadFailure('network', 'no answer'));
  const { container } = render(<ModulePanel id="mf-gis" />);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Maps does not answer');
  expect(screen.getByText('Module: mf-gis')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(again).toHaveBeenCalledWith('mf-gis');
  expect(container).toBeEmptyDOMElement();
});

const LACKS: readonly Incompatibility[] = [
  { kind: 'shared', needs: 1, here: 2 },
  { kind: 'names', path: 'ui/map/map', names: 'Compass, Scale' },
  { kind: 'contract', needs: 1, here: 2 },
  { kind: 'api', needs: 3, here: 1 },
  { kind: 'integrity', entry: '/m.js' },
  { kind: 'lifecycles' },
];

test.each([
  [
    'en_US',
    'Maps is refused by this portal',
    [
      'Shared code: needs version 1, here 2',
      'Shared code ui/map/map: without Compass, Scale here',
      'Contract: needs 1, here 2',
      'Server interface: needs 3, here 1',
      'Fingerprint does not fit: /m.js',
      'This version exposes nothing to show.',
    ],
  ],
  [
    'fr_FR',
    'Cartes est refusé par ce portail',
    [
      'Code partagé\u00a0: demande la version\u00a01, ici la 2',
      'Code partagé ui/map/map\u00a0: sans Compass, Scale ici',
      'Contrat\u00a0: demande 1, ici 2',
      'Interface du serveur\u00a0: demande 3, ici 1',
      'Empreinte qui ne convient pas\u00a0: /m.js',
      'Cette version n’expose rien à afficher.',
    ],
  ],
])(
  'the panel of a refused module gives each obstacle in %s, in a sentence of its own',
  async (code, title, sentences) => {
    setLanguage(code);
    act(() => areas.failed('mf-gis', new LoadFailure('surface', 'lacks', LACKS)));
    render(<ModulePanel id="mf-gis" />);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent)).toEqual(
      sentences,
    );
  },
);

test.each([
  ['network', 'This part of the portal could not be loaded: the network failed'],
  ['server', 'Your network is not the cause'],
  ['integrity', 'is not the one that was released'],
  ['surface', 'asks for what the portal does not offer'],
] as const)('a failure by %s has a matching sentence', async (kind, sentence) => {
  act(() => areas.failed('mf-gis', new LoadFailure(kind, 'said', [{ kind: 'integrity', entry: '/m.js' }])));
  render(<ModulePanel id="mf-gis" />);
  expect(await screen.findByRole('status')).toHaveTextContent(sentence);
  if (kind === 'integrity') expect(screen.getByText('The file concerned')).toBeInTheDocument();
});
