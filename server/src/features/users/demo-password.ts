/** Password of all demo accounts; `scripts/run/demo-password.mjs` has the same for scripts. */
export const DEMO_PASSWORD = 'Lagon-2026';
