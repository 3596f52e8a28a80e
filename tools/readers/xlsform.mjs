/**
 * `npm run test:long -- xlsform`: pyxform, by which KoBoToolbox and ODK Central read an XLSForm, makes an XForm of the
 * workbook without a warning, and an engine that is not ours asks the same questions by it, accepts the same answers and
 * refuses the same ones as by the XForm that the portal hands out. Skipped where pyxform is missing (pip install pyxform);
 * `PYTHON` names another interpreter.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildFirst, checkNode, fail, ROOT } from '../../scripts/run/step.mjs';
import { withFolder } from '../support/folder.mjs';
import { withServer } from '../support/server.mjs';

const PYTHON = process.env.PYTHON ?? 'python3';

/** Converts a workbook and prints the XForm with the warnings. */
const CONVERT = `
import json, sys
from pyxform.xls2xform import convert
made = convert(sys.argv[1])
print(json.dumps({"xml": made.xform, "warnings": made.warnings}))
`;

const python = (...args) => spawnSync(PYTHON, args, { encoding: 'utf8', maxBuffer: 1 << 28 });

/** Reports by which questions open, and some that the form refuses. */
const REPORTS = [
  {},
  { profile: '1', history: '1', med_seen: 'yes', mass_poisoning: 'yes', hospitalised: 'yes', specie_id: 'x' },
  {
    case_purchase_place_type: 'U',
    profile: '2',
    event_date: '2026-03-10',
    parts: 'specie_part_head specie_part_eggs',
  },
  { age: '3', age_months: '2', cont_email: 'nobody', event_date: '1820-01-01', msympt_body_temp: '60' },
];

/** What an engine makes of the reports by a form; the instance without what differs each time. */
function filled(xml) {
  const script = path.join(ROOT, 'server/test/openrosa/fill.mjs');
  const input = JSON.stringify({ xml, reports: REPORTS });
  const { stdout, stderr, status } = spawnSync(process.execPath, [script], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout).filled.map(({ asked, violations, instance }) => ({
    asked,
    // pyxform writes other apostrophes into sentences.
    violations: violations.map(([name]) => name),
    answers: [...instance.matchAll(/<(\w+)>([^<]+)<\/\1>/g)]
      .map(([, name, text]) => `${name}=${text}`)
      .filter((one) => !one.startsWith('instanceID=')),
  }));
}

async function read(server, folder) {
  const faults = [];
  const bytes = async (name) =>
    Buffer.from(await (await fetch(`${server.url}/openrosa/${name}`)).arrayBuffer());
  const file = path.join(folder, 'report.xlsx');
  writeFileSync(file, await bytes('report.xlsx'));
  const { stdout, stderr, status } = python('-W', 'ignore', '-c', CONVERT, file);
  if (status !== 0) return [`pyxform refuses the workbook: ${stderr}`];
  const { xml, warnings } = JSON.parse(stdout);
  faults.push(...warnings.map((warning) => `pyxform warns: ${warning}`));
  const own = filled((await bytes('report.xml')).toString('utf8'));
  const theirs = filled(xml);
  for (const at of REPORTS.keys())
    for (const what of ['asked', 'violations', 'answers'])
      if (JSON.stringify(own[at][what]) !== JSON.stringify(theirs[at][what]))
        faults.push(
          `report ${at}: ${what} differ\n${JSON.stringify(own[at][what])}\n${JSON.stringify(theirs[at][what])}`,
        );
  console.log(`${own[1].asked.length} questions asked at most, ${warnings.length} warnings`);
  return faults;
}

checkNode();
if (python('-c', 'import pyxform.xls2xform').status !== 0) {
  console.log(`SKIPPED: pyxform is not there for ${PYTHON} (pip install pyxform).`);
  process.exit(0);
}
await buildFirst();
const faults = await withServer({}, (server) => withFolder('xlsform-', (folder) => read(server, folder)));
if (faults.length > 0) fail(faults.join('\n'));
