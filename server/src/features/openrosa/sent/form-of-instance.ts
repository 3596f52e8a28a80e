import { ASKED_FIELDS, type AskedField, definitionOf } from '@ciguawatch/shared/domain/report/report-fields';
import type { Lists } from '../../plain/frame/lists';
import type { Form } from '../../plain/report/pages/form';
import { QUESTION_DISPLAYS } from '../../plain/report/question-displays';
import { isQuestion, noteName, PLACE_STEPS, stepName, tickedFields } from '../form/answer-names';
import {
  type AnswerFault,
  faultSentence,
  placesApart,
  refusedSentence,
  unreadableSentence,
} from './fault-sentences';
import { readAnswer, readPoint } from './read-answer';
import type { Instance } from './read-instance';
import { readPlace } from './read-place';
import { Refusal, refusal } from './refusal';

/** What a device adds to an instance, by its name in the OpenRosa metadata, and what is shown without being asked. */
const NO_ANSWERS = new Set([
  ...['instanceID', 'instanceName', 'deprecatedID', 'timeStart', 'timeEnd', 'deviceID', 'userID'],
  ...['username', 'email', 'phoneNumber', 'subscriberID', 'simSerial', 'audit', 'about'],
  ...ASKED_FIELDS.map(noteName),
]);

const isPlace = (field: AskedField): boolean => definitionOf(field).kind === 'place';
const isTick = (field: AskedField): boolean => definitionOf(field).kind === 'tick';

/** Names of the nodes that hold answers. */
const QUESTIONS = new Set<string>([
  ...ASKED_FIELDS.filter((field) => isQuestion(field) && !isTick(field) && !isPlace(field)),
  ...ASKED_FIELDS.filter(isPlace).flatMap((field) => PLACE_STEPS.map((step) => stepName(field, step))),
  ...tickedFields().keys(),
]);

/** Collects the answers of a form and what is wrong with them. */
class Reading {
  readonly form: [string, string][] = [];
  readonly faults: AnswerFault[] = [];

  constructor(
    readonly answers: ReadonlyMap<string, string>,
    readonly lists: Lists,
  ) {}

  /** One field as the plain form sends it. */
  add(field: AskedField): void {
    if (isPlace(field)) this.#addPlace(field);
    else if (!isTick(field) && definitionOf(field).kind !== 'point') this.#addAnswer(field);
  }

  #addAnswer(field: AskedField): void {
    const sent = this.answers.get(field);
    if (sent === undefined || !isQuestion(field)) return;
    const read = readAnswer(field, sent);
    if (read === null) this.faults.push({ field, sentence: unreadableSentence(sent) });
    else this.form.push([field, read]);
  }

  #addPlace(field: AskedField): void {
    const place = readPlace(field, this.answers, this.lists);
    if (place === null) return;
    if ('id' in place) this.form.push([field, place.id]);
    else
      this.faults.push({
        field,
        sentence: place.fault === 'unreadable' ? unreadableSentence(place.text) : placesApart,
      });
  }

  /** Fields that are ticked together: the ones that were chosen. */
  addTicks(name: string, fields: readonly AskedField[]): void {
    for (const text of (this.answers.get(name) ?? '').split(/\s+/).filter(Boolean)) {
      const field = fields.find((one) => one === text);
      if (field) this.form.push([field, '1']);
      else this.faults.push({ field: fields[0] as AskedField, sentence: unreadableSentence(text) });
    }
  }

  /** The point belongs to the place of the meal, as in the plain form. */
  addPoint(): void {
    const sent = this.answers.get('case_geom');
    const place = this.form.find(([name]) => name === 'case_location_id')?.[1];
    if (sent === undefined || place === undefined) return;
    const point = readPoint(sent);
    if (point) this.form.push(['case_geom', [...point, place].join(' ')]);
    else this.faults.push({ field: 'case_geom', sentence: unreadableSentence(sent) });
  }

  /** Questions without which no report is taken. */
  checkRequired(): void {
    for (const field of ASKED_FIELDS) {
      const isThere = this.form.some(([name]) => name === field);
      const isFaulty = this.faults.some((one) => one.field === field);
      if (QUESTION_DISPLAYS[field].required && !isThere && !isFaulty)
        this.faults.push({ field, sentence: faultSentence(field, 'required') });
    }
  }
}

/**
 * The form of the plain pages with the answers of an instance, so that both are read, checked and stored alike.
 * @throws Refusal that names each answer which cannot be read, and questions that the portal does not ask, so that no
 * answer is lost unseen
 */
export function formOfInstance({ answers }: Instance, lists: Lists): Form {
  const unknown = [...answers.keys()].filter((name) => !QUESTIONS.has(name) && !NO_ANSWERS.has(name));
  if (unknown.length > 0) throw refusal(400, 'unknownAnswers', { names: unknown.slice(0, 10).join(', ') });
  const reading = new Reading(answers, lists);
  for (const field of ASKED_FIELDS) reading.add(field);
  for (const [name, fields] of tickedFields()) reading.addTicks(name, fields);
  reading.addPoint();
  reading.checkRequired();
  const { faults, form } = reading;
  if (faults.length > 0) throw new Refusal(400, refusedSentence(faults));
  return new Map(form);
}
