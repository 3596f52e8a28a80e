/** Sorted whole numbers with consecutive ones joined: "2019, 2021–2024". */
export function runsOf(numbers: readonly number[], dash = '–'): string {
  const runs: { from: number; to: number }[] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run.to === number - 1) run.to = number;
    else runs.push({ from: number, to: number });
  }
  return runs
    .map(({ from, to }) => (from === to ? String(from) : `${from}${dash}${to}`))
    .join(dash === '–' ? ', ' : ',');
}
