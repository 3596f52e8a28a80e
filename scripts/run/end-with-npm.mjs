const LOOK_MS = 500;

/**
 * Calls back once the npm that runs this script is gone without having said so: `kill -9` of it, or of the terminal.
 * A script that was started by itself has nobody to outlive.
 */
export function endWithNpm(end, env = process.env) {
  if (env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, LOOK_MS);
  watch.unref();
}
