/**
 * Measures how well pairs of one meal or one patient are recognised: 5,000 generated pairs, one in twenty
 * true, from a seed that was not used for tuning; every false link is printed with its reasons, then
 * results of the tuning seeds.
 * Generation is in `pairs/`: `meal.ts` and `patient.ts` draw the truth from frequencies of the reference
 * data, `report.ts` what people report with their mistakes, `generate.ts` combines them.
 */
import { join } from 'node:path';
import { shippedPlaces } from '../../scripts/basemap/shipped-places.mjs';
import { ROOT } from '../../scripts/run/step.mjs';
import { table } from '../support/print.mjs';
import { withBundle } from './pairs/bundle.mjs';

const share = (value) => value.toFixed(3);
const evidenceText = ({ evidence }) =>
  evidence
    .filter(({ meal, patient }) => Math.max(Math.abs(meal), Math.abs(patient)) > 0.5)
    .map(({ field, outcome, value, meal, patient }) => {
      const said = value === undefined ? outcome : `${outcome} ${value}`;
      return `${field} ${said} (${meal.toFixed(1)} / ${patient.toFixed(1)})`;
    })
    .join(', ');

/** Prints the pairs of one list with probabilities and evidence. */
function show(title, judged) {
  console.log(`\n${title}: ${judged.length}`);
  for (const { story, proposed, score } of judged) {
    const [meal, patient] = [score.meal, score.patient].map((one) => Math.round(one * 100));
    console.log(`  ${story}; proposed as one ${proposed} (meal ${meal} %, patient ${patient} %)`);
    console.log(`    ${evidenceText(score)}`);
  }
}

await withBundle(
  './bundled.ts',
  ({ labelledPairs, judge, quality, pairInputs, PAIRS, TEST_SEED, TUNING_SEEDS }) => {
    const inputs = pairInputs(join(ROOT, 'server/reference-data'), shippedPlaces(ROOT));
    const measured = (seed) => quality(judge(labelledPairs(seed, PAIRS, inputs), inputs));
    const found = measured(TEST_SEED);
    show('False links (weights for one meal / one patient)', found.falseLinks);
    show('Linked as the wrong kind', found.mixedUp);
    const stories = new Map();
    for (const { story } of found.missed) stories.set(story, (stories.get(story) ?? 0) + 1);
    console.log(`\nMissed: ${found.missed.length}`);
    for (const [story, missed] of stories) console.log(`  ${story}: ${missed}`);
    table(`${PAIRS} pairs of seed ${TEST_SEED}, not used for tuning`, {
      precision: share(found.precision),
      recall: share(found.recall),
      'same meal: precision': share(found.kinds.meal.precision),
      'same meal: recall': share(found.kinds.meal.recall),
      'same patient: precision': share(found.kinds.patient.precision),
      'same patient: recall': share(found.kinds.patient.recall),
      'false links of unrelated pairs': String(found.falseLinks.length),
      'links of the wrong kind': String(found.mixedUp.length),
    });
    table(
      'Tuning seeds: precision, recall',
      Object.fromEntries(
        TUNING_SEEDS.map((seed) => {
          const { precision, recall } = measured(seed);
          return [`seed ${seed}`, `${share(precision)}  ${share(recall)}`];
        }),
      ),
    );
    // Limits that the product states for its proposals.
    if (found.precision < 0.95 || found.recall < 0.85) process.exitCode = 1;
  },
);
