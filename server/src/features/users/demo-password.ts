/** Password of every account of the demonstration; `scripts/run/demo-password.mjs` holds the same for scripts. */
export const DEMO_PASSWORD = 'Lagon-2026';
