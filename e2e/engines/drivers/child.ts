import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts a program in its own process group and waits for a line of its output.
 * @throws when it ends, or half a minute passes, before that line
 */
export async function startChild(
  command: string,
  args: string[],
  line: RegExp,
  options: SpawnOptions = {},
): Promise<{ child: ChildProcess; match: RegExpExecArray; end(): Promise<void> }> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  const match = await new Promise<RegExpExecArray>((found, failed) => {
    const give = (why: string) => failed(new Error(`${command} ${why}:\n${output}`));
    const late = setTimeout(() => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      give('did not get ready');
    }, 30_000);
    const read = (data: unknown) => {
      output += String(data);
      const seen = line.exec(output);
      if (!seen) return;
      clearTimeout(late);
      found(seen);
    };
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', read);
    child.once('error', (error) => give(error.message));
    child.once('exit', (code) => give(`ended with ${code}`));
  });
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    const ended = once(child, 'exit');
    // Kills the whole group, because a browser is several processes.
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
  return { child, match, end };
}
