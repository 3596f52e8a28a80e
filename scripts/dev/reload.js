/** Part of the shell in development: the page reloads when something was bundled. */
new EventSource('/__dev/changes').addEventListener('bundled', () => location.reload());
