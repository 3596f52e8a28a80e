/** Password of every account of the demonstration, as `server/src/features/users/demo-password.ts` sets it. */
export const DEMO_PASSWORD = 'Lagon-2026';
