const clock = new URL('./clock.mjs', import.meta.url).href;

/**
 * Environment of every server in the soak test. Rate limits per address are high, as all clients share one
 * machine.
 */
export const COMMON = {
  NODE_ENV: 'production',
  NODE_OPTIONS: `--import=${clock}`,
  ADMIN_EMAIL: '',
  PORTAL_DIR: '',
  SMTP_URL: '',
  LIMIT_REPORT_ADDRESS: '1000000',
};
