import { saveFile } from './save-file';

test('what waits is saved under a name without accents', () => {
  jest.useFakeTimers();
  URL.createObjectURL = () => 'blob:saved';
  URL.revokeObjectURL = jest.fn();
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  saveFile('Déclarations à envoyer-0a1b2c3d.json', new Blob(['{}']));
  const link = click.mock.contexts[0] as HTMLAnchorElement;
  expect([link.href, link.download]).toEqual(['blob:saved', 'Declarations-a-envoyer-0a1b2c3d.json']);
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:saved');
  jest.useRealTimers();
});
