import type { NoteKind, WaitingFor } from '@ciguawatch/shared/domain/codes/thread-codes';
import { bulkWrite } from '../../reference/bulk';
import { demoUuid, invented } from '../invented';
import { DAY_MS, dayOf, FRENCH_POLYNESIA, type Life } from './life';

interface Note {
  /** which of the latest reports of the country, from 0 */
  of: number;
  daysAgo: number;
  by: 'cases_editor' | 'admin';
  kind: NoteKind;
  text: string;
}

const NOTES: readonly Note[] = [
  {
    ...{ of: 9, daysAgo: 20, by: 'cases_editor', kind: 'note' },
    text: invented(
      'Heure du repas à vérifier : le déclarant parle du soir.',
      'Check the hour of the meal: evening.',
    ),
  },
  {
    ...{ of: 9, daysAgo: 19, by: 'admin', kind: 'note' },
    text: invented('Vu au téléphone : dîner vers 19 h.', 'Told on the telephone: dinner at about 7 pm.'),
  },
  {
    ...{ of: 9, daysAgo: 18, by: 'cases_editor', kind: 'correction' },
    text: invented('Heure corrigée.', 'The hour is corrected.'),
  },
  {
    ...{ of: 4, daysAgo: 4, by: 'cases_editor', kind: 'note' },
    text: invented(
      'Un reste du poisson est au congélateur : demander un test.',
      'A rest of the fish is in the freezer: ask for a test.',
    ),
  },
  {
    ...{ of: 4, daysAgo: 3, by: 'admin', kind: 'note' },
    text: invented('Le laboratoire attend le colis jeudi.', 'The laboratory expects it on Thursday.'),
  },
  {
    ...{ of: 14, daysAgo: 40, by: 'cases_editor', kind: 'note' },
    text: invented('Rien à corriger.', 'Nothing to correct.'),
  },
];

const TASKS: readonly { of: number; dueIn: number | null; waiting_for: WaitingFor | null }[] = [
  { of: 4, dueIn: 5, waiting_for: 'laboratory' },
  { of: 6, dueIn: -2, waiting_for: 'reporter' },
  { of: 7, dueIn: null, waiting_for: 'colleague' },
];

/** Notes and tasks of reports. */
export async function addDeskWork(life: Life): Promise<void> {
  const { trx, now } = life;
  const latest = life.cases.filter(({ country }) => country === FRENCH_POLYNESIA).reverse();
  const notes = NOTES.flatMap(({ of, daysAgo, by, kind, text }, at) => {
    const one = latest[of];
    if (!one) return [];
    const made = Math.max(one.sentAt, now - daysAgo * DAY_MS);
    life.tell({
      line: {
        ...{ at: made, user: life.account(by), kind: 'case', object_id: one.id, action: 'note_add' },
        ...{ after: { note: at + 1 }, country: one.country },
      },
    });
    const uuid = demoUuid('61', at);
    return [
      { uuid, body_hash: uuid, case_id: one.id, user_id: life.account(by), kind, text, at: new Date(made) },
    ];
  });
  await bulkWrite(trx, 'case_note', notes);
  const tasks = TASKS.flatMap(({ of, dueIn, waiting_for }) => {
    const one = latest[of];
    if (!one) return [];
    const due = dueIn === null ? null : dayOf(now + dueIn * DAY_MS);
    const assigned = { assignee: life.account('cases_editor'), assigned_by: life.account('admin') };
    const at = new Date(Math.max(one.sentAt, now - 2 * DAY_MS));
    life.tell({
      line: {
        ...{ at: at.getTime(), user: life.account('admin'), kind: 'case', object_id: one.id, action: 'task' },
        ...{ before: { assignee: null }, after: { assignee: assigned.assignee }, country: one.country },
      },
    });
    return [{ case_id: one.id, ...assigned, assigned_at: at, due, waiting_for, version: 2 }];
  });
  await bulkWrite(trx, 'case_task', tasks);
}
