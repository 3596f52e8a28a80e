import { caseFull } from '@ciguawatch/shared/api/schemas/case';
import type { AuditEntry } from '@ciguawatch/shared/api/schemas/public';
import { isErasable, isRedactable } from '@ciguawatch/shared/domain/report/erasable-fields';
import { byHand } from '../../support/by-hand';
import { placesOf } from '../../support/database-search';
import { engines } from '../../support/test-store';
import { setUpCases } from '../case-setup';
import { VITI_LEVU } from '../samples';

const WORD = 'ornithorynque';

describe.each(engines)('one change of a history, on %s', (engine) => {
  const cases = setUpCases(engine);
  const patch = (id: number, body: object, as = 'cases_editor') =>
    cases.server.change('PATCH', `cw/case/${id}/`, { as, body });
  const history = async (id: number) =>
    (await cases.server.get(`a/audit/?kind=case&id=${id}`, { as: 'cases_editor' })).json<AuditEntry[]>();
  const redact = async (id: number, body: object, as = 'cases_editor') => {
    const response = await cases.server.post(`cw/case/${id}/redact/`, body, { as });
    const { code, fields } = response.json<{ code?: string; fields?: object }>();
    return [response.statusCode, fields ?? code ?? null];
  };

  /** A case whose diagnosis named somebody, was corrected, and was then changed again. */
  async function named(): Promise<{ id: number; line: number }> {
    const id = await cases.send();
    await patch(id, { gsympt_diagnostic: `${WORD} of the quay`, age: 40 });
    await patch(id, { gsympt_diagnostic: 'ciguatera' });
    await patch(id, { gsympt_diagnostic: 'ciguatera, light' });
    const line = (await history(id)).find(({ after }) => (after as { age?: number })?.age === 40)?.id ?? 0;
    return { id, line };
  }

  it('is erased by an editor with a reason, wherever its values are in the history, and the trail says so', async () => {
    const { id, line } = await named();
    const body = { line, field: 'gsympt_diagnostic', reason: ' asked for by the family ' };
    expect(await placesOf(cases.server.store, [WORD])).toEqual(['audit.after', 'audit.before']);
    expect(await redact(id, body)).toEqual([200, null]);
    expect(await placesOf(cases.server.store, [WORD])).toEqual([]);
    const redacted = { redacted: expect.stringMatching(/^[\w-]{43}$/) };
    const lines = await history(id);
    expect(lines).toMatchObject([
      {
        action: 'redact',
        user: { name: 'Demo Cases Editor' },
        before: null,
        after: {
          redacted_line: line,
          redacted_field: 'gsympt_diagnostic',
          reason: 'asked for by the family',
        },
      },
      { before: { gsympt_diagnostic: 'ciguatera' }, after: { gsympt_diagnostic: 'ciguatera, light' } },
      { before: { gsympt_diagnostic: redacted }, after: { gsympt_diagnostic: 'ciguatera' } },
      { before: { gsympt_diagnostic: null }, after: { gsympt_diagnostic: redacted, age: 40 } },
      { action: 'add' },
    ]);
    // Repeating the erasure, also by another editor, changes nothing.
    expect(await redact(id, body, 'admin')).toEqual([200, null]);
    expect(await history(id)).toEqual(lines);
  });

  it('stays where it is not personal, where the reason repeats it, and for other rows and cases', async () => {
    const { id, line } = await named();
    const other = await named();
    const field = 'gsympt_diagnostic';
    for (const [body, fields] of [
      [{ line, field, reason: ' ' }, { reason: 'required' }],
      [{ line, field, reason: `It said “${WORD.toUpperCase()} of the quay”` }, { reason: 'reason_tells' }],
      [{ line, field: 'med_place', reason: 'x' }, { field: 'unknown_choice' }],
      [{ line: line - 1, field: 'review_state', reason: 'x' }, { field: 'not_redactable' }],
      [{ line, field: 'review_state', reason: 'x' }, { field: 'not_redactable' }],
      [{ line, field: 'of_a_later_version', reason: 'x' }, { field: 'not_redactable' }],
    ] as const)
      expect(await redact(id, body)).toEqual([400, fields]);
    expect(await redact(id, { line: other.line, field, reason: 'x' })).toEqual([404, 'not_found']);
    expect(await redact(999_999, { line, field, reason: 'x' })).toEqual([404, 'case_missing']);
    expect((await placesOf(cases.server.store, [WORD])).length).toBeGreaterThan(0);
  });

  it('can be erased for every personal field, and each other one is known not to be personal', () => {
    // Columns that no change of a case touches.
    const never = [
      'id',
      'case_uuid',
      'source',
      'source_ref',
      'created_at',
      'changed_at',
      'deleted_at',
      'version',
      // Follow from the answers, and stand in no trail.
      'case_class',
      'class_reasons',
      'class_version',
    ];
    const changed = Object.keys(caseFull.shape).filter((field) => !never.includes(field));
    expect(changed.filter((field) => isErasable(field) !== isRedactable(field))).toEqual([]);
    expect(['reason', 'of_a_later_version', 'other'].map(isRedactable)).toEqual([true, false, false]);
  });

  it('can be erased only by an editor of its country', async () => {
    const { id, line } = await named();
    const body = { line, field: 'gsympt_diagnostic', reason: 'x' };
    expect(await redact(id, body, 'cases_editor.fj')).toEqual([403, 'country_forbidden']);
    expect(await redact(id, body, 'moderator')).toEqual([403, 'forbidden']);
    const far = await cases.send({ case_location_id: VITI_LEVU });
    expect((await patch(far, { age: 5 }, 'cases_editor.fj')).statusCode).toBe(200);
    expect(await redact(far, { line: 1, field: 'age', reason: 'x' })).toEqual([403, 'country_forbidden']);
  });

  it('cannot be changed in any other way, whatever the statement', async () => {
    const { line } = await named();
    const hand = byHand(cases.server.store);
    const set = (change: object) =>
      hand
        .updateTable('audit')
        .set(change)
        .where('id', '=', line)
        .execute()
        .catch((error) => error.message);
    const redacted = JSON.stringify({ redacted: 'x'.repeat(43) });
    for (const change of [
      { after: '{}' },
      { after: '{"age": 41, "gsympt_diagnostic": "other"}' },
      { after: `{"age": ${redacted}, "gsympt_diagnostic": ${redacted}, "more": ${redacted}}` },
      { after: `{"age": {"redacted": "short"}, "gsympt_diagnostic": ${redacted}}` },
      { action: 'add' },
      { user_id: 1 },
      { approved_by: 1 },
    ])
      expect([change, await set(change)]).toEqual([change, expect.stringContaining('cannot be changed')]);
    expect(await set({ after: `{"age": 40, "gsympt_diagnostic": ${redacted}}` })).not.toEqual(
      expect.any(String),
    );
    const other = JSON.stringify({ redacted: 'y'.repeat(43) });
    expect(await set({ after: `{"age": 40, "gsympt_diagnostic": ${other}}` })).toContain('cannot be changed');
    await expect(hand.deleteFrom('audit').where('id', '=', line).execute()).rejects.toThrow(
      'cannot be changed',
    );
  });
});
