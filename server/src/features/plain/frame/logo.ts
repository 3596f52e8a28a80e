import { html } from './html';

/** Logo of the portal: an atoll with its lagoon. */
export const LOGO = html`<svg viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r="13.5" fill="#2F9AA0"/><circle cx="24" cy="24" r="19" fill="none" stroke="#F0DDAE" stroke-width="5.6" stroke-dasharray="15 5 9 6 17 5"/><circle cx="27" cy="22" r="3" fill="#fff"/></svg>`;
