import { report, TAHITI, VIEW } from '../cases/samples';
import type { TestServer } from '../support/harness';

/** Noon in Tahiti on the day of the sample, fixed so that the sample never changes. */
export const FILLED = '2026-03-15T22:00:00Z';

const uuid = (n: number) => `00000000-0000-4000-b000-${String(n).padStart(12, '0')}`;

/**
 * One of each document that the portal stores and reads back; `stored.test.ts` expects it of every release.
 */
export const SAID = {
  view: { ...VIEW, shared: true },
  settings: {
    'case-list': { widths: { age: 80 } },
    'algae-views': [{ name: 'Toxiques', search: 'species=4&toxicity=toxic&from=2026-01-01' }],
  },
  case: { gender: 'F', age: 34, sympt_nausea: '2', gsympt_other_obs: 'Mérou — « 12,5 kg »' },
  contact: { cont_name: 'Teva', cont_phone: '+689 87 00 00 00' },
  revision: { food: 'herbivore' },
  sampling: { code: 'RAI-1', at_water_temperature: 27.4, at_cells_nb: 1200, at_species: 1 },
} as const;

/**
 * Fills a new portal through its own calls.
 * @throws Error when one is refused
 */
export async function fill(server: TestServer): Promise<void> {
  const done = async (method: string, path: string, body: unknown, as?: string) => {
    const response = await server.call(method, path, { body, ...(as && { as }) });
    if (response.statusCode >= 300)
      throw new Error(`${method} ${path}: ${response.statusCode} ${response.body}`);
    return response.json();
  };
  const contact = await done('POST', 'cw/contact/', { case_uuid: uuid(1), ...SAID.contact });
  const body = report({ case_uuid: uuid(1), ...SAID.case, case_location_id: TAHITI });
  const sent = await done('POST', 'cw/pcase/create/', { ...body, contact_id: contact.id });
  await done('POST', 'cw/view/', SAID.view, 'cases_editor');
  for (const [key, value] of Object.entries(SAID.settings))
    await done('PUT', `a/setting/${key}/`, { value }, 'cases_editor');
  const species = { actionType: 'update', object_type: 'specie', object_id: 22, payload: SAID.revision };
  await done('POST', 'a/revision/', { uuid: uuid(2), ...species }, 'fishbase_editor');
  await done('POST', 'gd/tracking/', { uuid: uuid(3), at_country: 4, ...SAID.sampling }, 'algae_editor');
  const month = { country: 4, year: 2026, month: 2, kind: 'internal' };
  const address = 'cw/monthly/?country=4&year=2026&month=2&kind=internal';
  const { digest } = (await server.get(address, { as: 'cases_editor' })).json();
  await done('POST', 'cw/monthly/issue/', { ...month, digest }, 'cases_editor');
  await server.change('PATCH', `cw/case/${sent.id}/`, { as: 'cases_editor', body: { age: 35 } });
}
