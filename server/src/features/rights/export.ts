import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { PersonExport, PersonSubject } from '@ciguawatch/shared/api/schemas/person';
import {
  type Cell,
  csvLines,
  forSpreadsheets,
  literalCell,
  typedCell,
} from '@ciguawatch/shared/domain/text/files/csv';
import type { FastifyReply } from 'fastify';
import type { Selectable } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { attachment } from '../../http/attachment';
import type { Operator } from '../../http/operator';
import { fullCase } from '../cases/full';
import type { CodeTexts } from '../cases/list/export/fields';
import { codeTexts } from '../cases/list/export/texts';
import type { PlaceIndex } from '../locations/place-index';
import { samplesOfCases } from '../samples/of-case';
import { chosenSubjects, searchOf } from './find';
import { noteRequest } from './note-request';
import { personReference } from './reference';

/** What the person answered later, one line for each date. */
type Recoveries = Pick<
  Selectable<DB['recovery']>,
  'due' | 'feels' | 'felt' | 'gone_since' | 'brought_back'
>[];
/** Samples of the fish that the person ate, with what laboratories found. */
type Samples = Awaited<ReturnType<typeof samplesOfCases>>[number]['sample'][];
type Answers = Partial<CaseFull> & { recovery?: Recoveries; samples?: Samples };
type ExportedSubject = PersonSubject & {
  /** answers of the report, included only where the contact of the case is the person's */
  report?: Answers;
};

const CSV_HEADER = ['kind', 'number', 'place', 'field', 'label', 'value', 'at'];

/**
 * Sends what is held of a person as a JSON or CSV file. The request is recorded in the audit trail before anything
 * is sent.
 * @param keys keys of the subjects to include
 */
export async function exportPerson(
  deps: Deps,
  places: PlaceIndex,
  who: Operator,
  { text, keys, format, language }: PersonExport,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const search = searchOf(text);
  const reference = personReference(deps.secret, search);
  const subjects = await chosenSubjects({ db: deps.store.read, secret: deps.secret }, who, search, keys);
  const exported = await withReports(deps, places, who, subjects);
  await deps.store.tx((trx) =>
    noteRequest(trx, deps, who, { action: 'export_person', asked: search, reference, subjects, format }),
  );
  const head = { reference, asked: search.kind, at: new Date(deps.clock.now()).toISOString() };
  const file =
    format === 'json'
      ? JSON.stringify({ ...head, subjects: exported }, null, 2)
      : subjectsAsCsv(exported, await codeTexts(deps, language), language);
  return reply
    .type(format === 'json' ? 'application/json; charset=utf-8' : 'text/csv; charset=utf-8')
    .headers(attachment(`person-${reference}.${format}`))
    .send(file);
}

/**
 * Adds the answers of reports whose contact is the person. A report that only mentions the person belongs to
 * somebody else.
 */
async function withReports(
  { store }: Pick<Deps, 'store'>,
  places: PlaceIndex,
  who: Operator,
  subjects: readonly PersonSubject[],
): Promise<ExportedSubject[]> {
  const subjectsWithContact = subjects.filter(({ texts }) => texts.some(({ place }) => place === 'contact'));
  const rows = await store.read
    .selectFrom('case_report')
    .selectAll()
    .where('id', 'in', [0, ...subjectsWithContact.map(({ id }) => Number(id))])
    .where('case_country', 'in', [0, ...who.countries])
    .execute();
  const later = await store.read
    .selectFrom('recovery')
    .select(['case_id', 'due', 'feels', 'felt', 'gone_since', 'brought_back'])
    .where('case_id', 'in', [0, ...rows.map(({ id }) => id)])
    .orderBy('due')
    .execute();
  const tested = await samplesOfCases(
    store.read,
    rows.map(({ id }) => id),
  );
  const reports = new Map(
    rows.map((row): [string, Answers] => {
      const recovery = later.filter((one) => one.case_id === row.id).map(({ case_id: _, ...one }) => one);
      const samples = tested.filter((one) => one.caseId === row.id).map((one) => one.sample);
      const answers: Answers = reportAnswers(fullCase(row, places));
      return [
        `case:${row.id}`,
        { ...answers, ...(recovery.length > 0 && { recovery }), ...(samples.length > 0 && { samples }) },
      ];
    }),
  );
  return subjects.map((subject) => {
    const report = reports.get(subject.key);
    return report ? { ...subject, report } : subject;
  });
}

const reportAnswers = (report: CaseFull): Answers =>
  Object.fromEntries(Object.entries(report).filter(([, value]) => value !== null));

/** One line per text and per answer, with the label of its field. */
function subjectsAsCsv(subjects: readonly ExportedSubject[], texts: CodeTexts, language: string): string {
  const label = (field: string) => texts.reportFields?.[field] ?? texts.symptom?.[field] ?? '';
  const cell = (value: unknown): Cell =>
    typeof value === 'number' ? value : typedCell(typeof value === 'string' ? value : JSON.stringify(value));
  const lines = subjects.flatMap(({ kind, id, texts: found, report = {} }) => [
    ...found.map(({ place, field, text, at }) => [kind, id, place, field, label(field), text, at ?? '']),
    ...Object.entries(report).map(([field, value]) => [kind, id, 'report', field, label(field), value, '']),
  ]);
  const { start, line, empty } = csvLines(forSpreadsheets([language]));
  if (lines.length === 0) return empty;
  return start + [CSV_HEADER.map(literalCell), ...lines.map((one) => one.map(cell))].map(line).join('');
}
