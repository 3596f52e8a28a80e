/**
 * Tries checks, one after another, and prints how each went.
 * @param checks `[name, check]`; a check gets `subject` and throws where something is not as its name says
 * @returns {Promise<string[]>} a sentence for each that failed
 */
export async function failing(checks, subject) {
  const failed = [];
  for (const [name, check] of checks) {
    const from = performance.now();
    const wrong = await check(subject).then(
      () => null,
      (error) => error.message,
    );
    console.log(`${wrong ? '✘' : '✓'} ${name} (${Math.round(performance.now() - from)} ms)`);
    if (wrong) failed.push(`${name}: ${wrong}`);
  }
  return failed;
}
