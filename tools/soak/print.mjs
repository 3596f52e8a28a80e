/** Prints the results of a run; returns whether it succeeded. */
export function printRun(name, { clients, lines, failures, result, skipped, longest, ms }) {
  console.log(`\n── ${name}: ${Math.round(ms / 1000)} s, ${clients.length} clients`);
  for (const [event, text] of lines) console.log(`  ${event}: ${text}`);
  for (const [event, why] of skipped) console.log(`  ${event}: SKIPPED (${why})`);
  const sum = (pick) => clients.reduce((all, client) => all + pick(client), 0);
  const statuses = total(clients.map((client) => client.statuses));
  const wrong = total(clients.map((client) => client.wrong));
  console.log(`  answers: ${text(statuses)}`);
  console.log(
    `  syncs: ${sum((client) => client.syncs)}; longest time without an acknowledgement: ${longest} ms`,
  );
  console.log(`  acknowledged ${result.acknowledged}, stored ${result.stored}`);
  const verdict = {
    lost: result.lost,
    doubled: result.doubled,
    missed: result.missed,
    unknown: result.unknown,
  };
  console.log(
    `  ${Object.entries(verdict)
      .map(([key, list]) => `${list.length} ${key}`)
      .join(', ')}`,
  );
  const faults = [
    ...Object.values(verdict).flat().slice(0, 20),
    ...[...wrong].map(([answer, times]) => `${times} × ${answer}`),
    ...failures,
  ];
  for (const fault of faults) console.log(`  FAULT ${fault}`);
  return faults.length === 0;
}

function total(maps) {
  const all = new Map();
  for (const map of maps) for (const [key, count] of map) all.set(key, (all.get(key) ?? 0) + count);
  return all;
}

const text = (map) =>
  [...map]
    .sort()
    .map(([key, count]) => `${key} × ${count}`)
    .join(', ');
