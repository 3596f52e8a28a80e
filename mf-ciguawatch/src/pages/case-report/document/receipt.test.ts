import french from '@ciguawatch/shared/domain/locales/fr_FR.json';
import type { Labels } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import { receiptOf } from '@ciguawatch/shared/domain/report/rendering/receipt';
import { reportRows } from '@ciguawatch/shared/domain/report/rendering/report-rows';
import { emptyReport, type ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { addMessages, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { Row, Section } from '@ciguawatch/shared/ui/document/description';
import pages from '../../../../locales/fr_FR.json';
import { grouper, groupers } from '../labels/fixtures/grouper';
import { formatsOf } from '../labels/formats';

addMessages('domain', { fr_FR: french });
addMessages('ciguawatch', { fr_FR: pages });

const inFrench = {
  ...grouper,
  translations: grouper.translations.filter(({ lang }) => lang === 'fr_FR'),
};
const labels: Labels = {
  language: 'fr_FR',
  languages: ['fr_FR', 'en_US'],
  formats: formatsOf('fr_FR'),
  t: (key, vars) => translate('ciguawatch', key, vars, 'fr_FR'),
  d: (key, vars) => translate('domain', key, vars, 'fr_FR'),
  place: () => undefined,
  specie: (id) => (id === 9 ? inFrench : undefined),
  phenotype: (id) => (id === 1 ? groupers : undefined),
};

const AT = Date.parse('2026-11-22T20:00:00Z');

function receipt(
  more: Partial<ReportValues>,
  {
    id = 92 as number | null,
    code = null as string | null,
    sent = true,
    emergency = null as string | null,
  } = {},
) {
  const made = receiptOf(
    {
      values: { ...emptyReport(), ...more },
      id,
      code,
      sent,
      emergency,
      origin: 'https://ciguawatch.example',
    },
    labels,
    [],
    AT,
  );
  const sections = made.blocks.flatMap((block): readonly Section[] =>
    block.kind === 'columns' ? block.columns.flat() : [block],
  );
  const rows = sections.flatMap(({ parts }) =>
    parts.flatMap((part): readonly Row[] => (part.kind === 'rows' ? part.rows : [])),
  );
  return { made, row: (label: string) => rows.find((one) => one.label === label) };
}

test('a species is given with its scientific name in italics, also where its group was given too', () => {
  const { row } = receipt({ specie_known: true, specie_id: 9, phenotype_id: 1 });
  expect(row('Poisson ou coquillage')).toEqual({
    label: 'Poisson ou coquillage',
    words: [{ text: 'Loche marbrée, ' }, { text: 'Epinephelus polyphekadion', italic: true }],
    emphasis: 'found',
  });
  expect(row('Groupe')?.words).toBe('Mérous et loches');
});

test('a species that the reporter is not sure of says so, in the receipt and before sending', () => {
  const doubtful = { ...emptyReport(), specie_known: false, specie_id: 9 };
  expect(receipt(doubtful).row('Poisson ou coquillage')?.words).toEqual([
    { text: 'Loche marbrée, ' },
    { text: 'Epinephelus polyphekadion', italic: true },
    { text: ', pas sûr' },
  ]);
  const rows = reportRows(doubtful, labels).flatMap((group) => group.rows);
  expect(rows.find(({ field }) => field === 'specie_id')?.text).toMatch(/polyphekadion.*, pas sûr$/);
});

test('what was felt is bold, what was not stands by name in one line, and so does what was left open', () => {
  const { row } = receipt({ sympt_diarrhea: '3', sympt_nausea: 'N', sympt_vision_dis: 'U' });
  expect(row('Diarrhée')).toMatchObject({ words: 'Fort', emphasis: 'found' });
  expect(row('Non')).toEqual({ label: 'Non', words: 'Nausées', emphasis: 'absent', shape: 'line' });
  expect(row(french.severity.U)).toMatchObject({ words: 'Vue troublée', emphasis: 'absent' });
  expect(row('Sans réponse')).toMatchObject({
    words: expect.stringContaining('Fièvre'),
    emphasis: 'open',
    shape: 'line',
  });
  expect(row('Âge')).toMatchObject({ words: 'Sans réponse', emphasis: 'open' });
});

test('a waiting report is marked at its head and foot; a sent one shows its receipt code, else its number', () => {
  const code = '22222222222223';
  const waiting = receipt({}, { id: null, code, sent: false }).made;
  expect(waiting.notice).toContain('pas encore été envoyée');
  expect([waiting.aside, waiting.foot]).toEqual([
    'Pas encore envoyée',
    expect.stringContaining('Pas encore envoyée'),
  ]);
  const { made } = receipt({});
  expect(made.notice).toBeUndefined();
  expect([made.aside, made.foot]).toEqual([
    expect.stringMatching(/^N°\s92$/),
    expect.stringMatching(/ · N°\s92$/),
  ]);
  expect(made.at).toBe(AT);
  const { aside, foot } = receipt({}, { code }).made;
  expect([aside, foot]).toEqual([
    'Code 2222 2222 2222 23',
    expect.stringMatching(/ · Code 2222 2222 2222 23$/),
  ]);
});

test('the document says when to call and what to avoid for how long, with its source', () => {
  const advice = (emergency: string | null) =>
    receipt({}, { emergency })
      .made.blocks.flatMap((block): readonly Section[] => (block.kind === 'columns' ? [] : [block]))
      .find(({ title }) => title === translate('ciguawatch', 'report.adviceTitle', undefined, 'fr_FR'))
      ?.parts.flatMap((part) => (part.kind === 'text' ? [String(part.words)] : []));
  const said = [
    expect.stringMatching(/Pendant plusieurs semaines, il doit éviter les produits de la mer.*alcool.*noix/),
    expect.stringContaining('ciguatera.pf'),
  ];
  expect(advice(null)).toEqual(said);
  expect(advice('15')).toEqual(['En cas d’urgence, appelez le 15', ...said]);
});
