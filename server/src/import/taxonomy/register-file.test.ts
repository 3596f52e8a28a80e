import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registeredNames } from './register-file';

const file = (text: string) => {
  const path = join(mkdtempSync(join(tmpdir(), 'names-')), 'taxa.csv');
  writeFileSync(path, text);
  return path;
};

test.each([
  [
    '\ufeffScientificName,AphiaID,Match type,Taxon status,ScientificName_accepted,AphiaID_accepted\nAus\u00a0bus,1,exact,unaccepted,Cus dus,2\n',
  ],
  ['name,AphiaID,status,valid_name,valid_AphiaID\n Aus bus ,1,unaccepted,Cus dus,2\n,,,,\n'],
])('the heads of the register are read', (text) => {
  expect(registeredNames(file(text))).toEqual([
    { name: 'Aus bus', aphia_id: 1, status: 'unaccepted', valid_name: 'Cus dus', valid_id: 2 },
  ]);
});

test('three columns are enough, and an id that is none is left out', () => {
  expect(registeredNames(file('name,AphiaID,status\nAus bus,-999,accepted\n'))).toEqual([
    { name: 'Aus bus', aphia_id: null, status: 'accepted', valid_name: null, valid_id: null },
  ]);
});

test('another file is refused with a sentence', () => {
  expect(() => registeredNames(file('name,id\nAus bus,1\n'))).toThrow(/has no column aphiaid/);
  expect(() => registeredNames('/nowhere/taxa.csv')).toThrow('There is no file /nowhere/taxa.csv.');
});
