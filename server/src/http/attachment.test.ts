import { attachment } from './attachment';

it.each([
  ['Déclaration n° 3.pdf', 'Declaration-3.pdf'],
  ['Îles du Vent.csv', 'Iles-du-Vent.csv'],
  ['a"; filename=b.csv', 'a-filename-b.csv'],
  ['deux\r\nlignes.csv', 'deux-lignes.csv'],
])('%j is sent as %s', (name, sent) => {
  expect(attachment(name)).toEqual({ 'content-disposition': `attachment; filename="${sent}"` });
});
