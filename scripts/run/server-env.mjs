/**
 * Environment of the server process, read by glibc at its start: a single memory arena for all threads. The
 * arenas of compressing threads stayed half empty: 364 MB with the embedded demonstration, 320 MB with one
 * arena.
 */
export const SERVER_ENV = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '1' };
