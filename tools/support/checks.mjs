/**
 * Runs checks in sequence and prints their results.
 * @param checks `[name, check]`; a check gets `subject` and throws when it fails
 * @returns {Promise<string[]>} a sentence for each failed check
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
