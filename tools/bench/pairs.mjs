/**
 * How well cases of one meal and of one patient are recognised among others: 5,000 generated pairs, one in twenty of them true,
 * on a seed that nothing was tuned on; every false link is shown with its reasons. Beside it the tuning seeds.
 * How the pairs come about is written in `pairs/`: `meal.ts` and `patient.ts` draw what was, from the frequencies of the
 * reference data, `report.ts` what people tell of it, with their faults, `generate.ts` the mixture.
 */
import { join } from 'node:path';
import { ROOT } from '../../scripts/run/step.mjs';
import { table } from '../support/print.mjs';
import { withBundle } from './pairs/bundle.mjs';

const share = (value) => value.toFixed(3);
const weights = ({ evidence }) =>
  evidence
    .filter(({ meal, patient }) => Math.max(Math.abs(meal), Math.abs(patient)) > 0.5)
    .map(({ field, outcome, value, meal, patient }) => {
      const said = value === undefined ? outcome : `${outcome} ${value}`;
      return `${field} ${said} (${meal.toFixed(1)} / ${patient.toFixed(1)})`;
    })
    .join(', ');

/** The pairs of one list, each with its probabilities and what they come from. */
function show(title, judged) {
  console.log(`\n${title}: ${judged.length}`);
  for (const { story, proposed, score } of judged) {
    const [meal, patient] = [score.meal, score.patient].map((one) => Math.round(one * 100));
    console.log(`  ${story}; proposed as one ${proposed} (meal ${meal} %, patient ${patient} %)`);
    console.log(`    ${weights(score)}`);
  }
}

await withBundle(
  './bundled.ts',
  ({ labelledPairs, judge, quality, pairInputs, PAIRS, TEST_SEED, TUNING_SEEDS }) => {
    const inputs = pairInputs(join(ROOT, 'server/reference-data'));
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
    // What the product promises of its proposals.
    if (found.precision < 0.95 || found.recall < 0.85) process.exitCode = 1;
  },
);
