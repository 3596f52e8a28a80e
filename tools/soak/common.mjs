const clock = new URL('./clock.mjs', import.meta.url).href;

/** What every server of the soak is started with. Limits per address would stop twenty clients of one machine. */
export const COMMON = {
  NODE_ENV: 'production',
  NODE_OPTIONS: `--import=${clock}`,
  ADMIN_EMAIL: '',
  PORTAL_DIR: '',
  SMTP_URL: '',
  LIMIT_REPORT_ADDRESS: '1000000',
};
