/** Longest text of a page that is noted, in characters: enough for a hundred screens. */
const MOST = 100_000;
let noted: readonly string[] = [];

/** Notes the lines that the page shows, when somebody leaves it to suggest a better wording. */
export function notePage(): void {
  // biome-ignore lint/performance/useDomNodeTextContent: the lines are those that people see, and it is read once per press.
  const text = document.getElementById('main')?.innerText ?? '';
  noted = text
    .slice(0, MOST)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Lines of the page that was left; none after a reload. */
export const notedLines = (): readonly string[] => noted;
