import { spawn } from 'node:child_process';

/** Opens the system's browser, if there is a graphical screen. */
export function openBrowser(url) {
  const screen = process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  const [command, ...args] =
    {
      darwin: ['open'],
      win32: ['cmd', '/c', 'start', ''],
      linux: screen ? ['xdg-open'] : [],
    }[process.platform] ?? [];
  if (!command || !process.stdout.isTTY) return;
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
