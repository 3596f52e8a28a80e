import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { PairFull, PairItem, PairPage } from '@ciguawatch/shared/api/schemas/pairs';
import type { engines } from '../../support/test-store';
import { setUpCases } from '../case-setup';
import { fullReport } from '../samples';

export const EDITOR = 'cases_editor';

/**
 * A server for the surrounding tests, without cases before each of them, and helpers for an editor of pairs.
 */
export function setUpPairs(engine: (typeof engines)[number]) {
  const on = setUpCases(engine, '2026-03-31T20:00:00Z');

  const send = async (body: object, as = EDITOR) => {
    on.server.clock.pass(60);
    const response = await on.server.post('cw/pcase/create/', body, { as });
    return response.json<{ id: number }>().id;
  };
  /** Two patients of one meal and how they differ. */
  const table = { gsympt_diagnostic: null, gsympt_other_obs: null };
  const meal = async (more: object = {}) => [
    await send(fullReport({ ...table, ...more })),
    await send(
      fullReport({
        ...table,
        gender: 'M',
        age: 12,
        history: '2',
        profile: '3',
        gsympt_heart_rate: 90,
        sympt_hallucination: '2',
        sympt_tinglings: 'N',
        gsympt_blood_pressure_pas: 120,
        gsympt_blood_pressure_pad: 75,
        msympt_body_temp: 37,
        ...more,
      }),
    ),
  ];
  const patient = async () => [
    await send(fullReport({ profile: '2' })),
    await send(fullReport({ profile: '1' })),
  ];
  const list = async (name = 'proposed', as = EDITOR) =>
    (await on.server.get(`cw/pair/?list=${name}`, { as })).json<PairPage>();
  const only = async () => (await list()).results[0] as PairItem;
  const pairOf = async (id: number) =>
    (await on.server.get(`cw/pair/${id}/`, { as: EDITOR })).json<PairFull>();
  const caseOf = async (id: number) =>
    (await on.server.get(`cw/casesingle/${id}/`, { as: EDITOR })).json<CaseFull>();
  const decide = async (pair: PairItem, body: object, as = EDITOR) => {
    const full = await pairOf(pair.id);
    const [low, high] = full.cases.map(({ version }) => version);
    return on.server.post(
      `cw/pair/${pair.id}/decide/`,
      { versions: { low, high }, ...body },
      { as, headers: { 'if-match': `"${pair.version}"` } },
    );
  };
  const undo = (pair: Pick<PairItem, 'id' | 'version'>, as = EDITOR) =>
    on.server.change('POST', `cw/pair/${pair.id}/undo/`, {
      as,
      headers: { 'if-match': `"${pair.version}"` },
    });
  const patch = (id: number, body: object) =>
    on.server.change('PATCH', `cw/case/${id}/`, { as: EDITOR, body });
  return {
    get server() {
      return on.server;
    },
    send,
    table,
    meal,
    patient,
    list,
    only,
    pairOf,
    caseOf,
    decide,
    undo,
    patch,
  };
}
