import * as z from 'zod/mini';
import type { Access } from '../../contract/access/access';
import { ROLE } from '../../contract/access/roles';
import { defineCall } from '../call';
import {
  type PersonAsk,
  type PersonErase,
  type PersonExport,
  type PersonFound,
  type PersonReceipt,
  personAsk,
  personErase,
  personExport,
  personFound,
  personReceipt,
} from '../schemas/person';

/** Only editors of cases may read contacts. */
const editors: Access = { all: [ROLE.cases_editor] };

export const findPerson = defineCall<void, PersonAsk, PersonFound>({
  name: 'findPerson',
  method: 'POST',
  route: 'cw/person/find/',
  path: () => 'cw/person/find/',
  body: personAsk,
  answer: personFound,
  access: editors,
  summary:
    'Contacts and texts of the editor’s countries that tell of a person, by a telephone number in any spelling, an address or a name; recorded in the trail by a keyed hash',
});

/** Responds with `application/json` or `text/csv`. */
export const exportPerson = defineCall<void, PersonExport, string>({
  name: 'exportPerson',
  method: 'POST',
  route: 'cw/person/export/',
  path: () => 'cw/person/export/',
  body: personExport,
  answer: z.string(),
  access: editors,
  summary:
    'The same as a file, with the answers of the reports that hold the contact of the person; recorded',
});

export const erasePerson = defineCall<void, PersonErase, PersonReceipt>({
  name: 'erasePerson',
  method: 'POST',
  route: 'cw/person/erase/',
  path: () => 'cw/person/erase/',
  body: personErase,
  answer: personReceipt,
  access: editors,
  summary:
    'Erase these contacts and texts, from the trail too, where keyed hashes remain; the answers of the reports stay without them',
});
