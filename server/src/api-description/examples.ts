/** A request and an answer that a reader can copy. */
interface Example {
  body?: unknown;
  answer?: unknown;
}

const UUID = '7d3e4c1a-5b7f-4c62-9d0e-2f1a8b6c4d10';

/** Examples by the name of the call. */
const EXAMPLES: Readonly<Record<string, Example>> = {
  login: { body: { username: 'moana@example.org', password: 'a long sentence of mine' } },
  createCase: {
    body: {
      case_uuid: UUID,
      case_location_id: 69,
      case_eventtime: '2026-11-20T19:30',
      age: 34,
      gender: 'F',
      specie_id: 22,
    },
    answer: { id: 10412 },
  },
  createContact: { body: { case_uuid: UUID, cont_phone: '+689 40 00 00 00' }, answer: { id: 3120 } },
  withdrawCase: {
    body: { case_uuid: UUID, receipt_code: 'CCCCCCCCCCCCCC' },
    answer: { state: 'withdrawn' },
  },
};

/** The example of a call; undefined where its schemas tell enough. */
export const exampleOf = (call: string): Example | undefined => EXAMPLES[call];
