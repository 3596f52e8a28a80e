const CHECK_EVERY_MS = 500;

/**
 * Calls back when the npm that runs this script has been killed, or its terminal has. Does nothing for a
 * script started without npm.
 */
export function endWithNpm(end, env = process.env) {
  if (env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, CHECK_EVERY_MS);
  watch.unref();
}
