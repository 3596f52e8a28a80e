/**
 * What the server is started with besides its settings, which glibc reads before any code of ours runs: one room of memory
 * for all threads. Those that compress left theirs half empty: 364 MB with the embedded demonstration, 320 with it.
 */
export const SERVER_ENV = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '1' };
