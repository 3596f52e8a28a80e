/** Part of the shell in development: the page loads anew when something was bundled. */
new EventSource('/__dev/changes').addEventListener('bundled', () => location.reload());
