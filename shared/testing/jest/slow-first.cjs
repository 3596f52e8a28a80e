const Sequencer = require('@jest/test-sequencer').default;

/**
 * Suites of more than half a minute. A fresh clone has no times of an earlier run, and the size of a file says little
 * of them: begun last, one of them would run alone on one core while the other waits.
 */
const SLOW = [
  'server/test/stranger/',
  'server/fuzz/',
  'server/access/matrix',
  'server/test/page-head/',
  'server/test/cases/report.test',
  'server/test/data/backup.test',
  'server/test/accounts/brute-force',
  'server/test/accounts/tokens',
  'server/test/events.test',
  'server/test/reads/two-servers-sync',
];

const rankOf = ({ path }) => {
  const at = SLOW.findIndex((part) => path.replaceAll('\\', '/').includes(part));
  return at === -1 ? SLOW.length : at;
};

/** Starts the slowest suites first, and the others in Jest's own order. */
module.exports = class SlowFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => rankOf(a) - rankOf(b));
  }
};
