/** Added to the shell in development: reloads the page after a rebuild. */
new EventSource('/__dev/changes').addEventListener('bundled', () => location.reload());
