import { integer } from './values';

/** How often one key (an address or an account) may do something within a window. */
export interface Allowance {
  max: number;
  /** length of the window, in seconds */
  seconds: number;
}

/** Rate limits that protect accounts, mail boxes and the public forms. */
export interface Limits {
  /** wrong logins to one account from one address */
  loginAccount: Allowance;
  /** wrong logins from one address, to any account */
  loginAddress: Allowance;
  /**
   * wrong logins to one account from all devices that are new to it; two windows together stay below a hundred
   * (NIST SP 800-63B, section 5.2.2)
   */
  loginEverywhere: Allowance;
  /** wrong logins to one account from one device that logged in to it before, which counts towards nothing else */
  loginDevice: Allowance;
  /** login links to one mail box, from all senders together, while the first one works */
  loginLinkMailbox: Allowance;
  /** wrong codes of an authenticator app and wrong recovery codes of one account, from all addresses */
  factorAccount: Allowance;
  /** public reports from one address; resending the same report is not counted */
  reportAddress: Allowance;
  /** password mails, and login links, for one account requested from one address */
  resetAccount: Allowance;
  /** password mails to one mail box, from all senders together, while the link of the first one works */
  resetMailbox: Allowance;
  /** password mails, and login links, requested from one address */
  resetAddress: Allowance;
  /** attempts to use a one-time link from one address */
  confirmAddress: Allowance;
  /** new contacts from one address */
  contactAddress: Allowance;
  /** reports withdrawn from one address; repeating a withdrawal is not counted */
  withdrawAddress: Allowance;
  /** wrong receipt codes tried from one address */
  receiptAddress: Allowance;
  /** addresses left from one network to follow islands */
  followAddress: Allowance;
  /** mails to one mail box that ask whether it wants to follow an island */
  followMailbox: Allowance;
  /** wordings of texts proposed from one network */
  wordingAddress: Allowance;
  /** wordings of texts proposed in one language, from all networks together */
  wordingLanguage: Allowance;
  /** pictures sent by one person */
  picturePerson: Allowance;
  /** calls by one token */
  tokenCalls: Allowance;
}

const QUARTER_HOUR_SECONDS = 15 * 60;
const DAY_SECONDS = 24 * 60 * 60;

/**
 * Reads the limits, each from its own environment variable.
 * @param links lifetimes of the links that are mailed on request, in seconds: no mail beyond the limit is sent, so
 * the last link must stay usable that long
 */
export function readLimits(env: NodeJS.ProcessEnv, links: { reset: number; login: number }): Limits {
  const limit = (name: string, max: number, seconds: number): Allowance => ({
    max: integer(env, name, max, 1),
    seconds,
  });
  return {
    loginAccount: limit('LIMIT_LOGIN_ACCOUNT', 10, QUARTER_HOUR_SECONDS),
    loginAddress: limit('LIMIT_LOGIN_ADDRESS', 100, QUARTER_HOUR_SECONDS),
    loginEverywhere: limit('LIMIT_LOGIN_EVERYWHERE', 40, DAY_SECONDS),
    loginDevice: limit('LIMIT_LOGIN_DEVICE', 10, QUARTER_HOUR_SECONDS),
    loginLinkMailbox: limit('LIMIT_LOGIN_LINK_MAILBOX', 3, links.login),
    factorAccount: limit('LIMIT_FACTOR_ACCOUNT', 5, QUARTER_HOUR_SECONDS),
    reportAddress: limit('LIMIT_REPORT_ADDRESS', 60, 600),
    resetAccount: limit('LIMIT_RESET_ACCOUNT', 5, QUARTER_HOUR_SECONDS),
    resetMailbox: limit('LIMIT_RESET_MAILBOX', 3, links.reset),
    resetAddress: limit('LIMIT_RESET_ADDRESS', 30, QUARTER_HOUR_SECONDS),
    confirmAddress: limit('LIMIT_CONFIRM_ADDRESS', 30, QUARTER_HOUR_SECONDS),
    contactAddress: limit('LIMIT_CONTACT_ADDRESS', 60, 600),
    withdrawAddress: limit('LIMIT_WITHDRAW_ADDRESS', 60, 600),
    receiptAddress: limit('LIMIT_RECEIPT_ADDRESS', 10, 3600),
    followAddress: limit('LIMIT_FOLLOW_ADDRESS', 20, 3600),
    followMailbox: limit('LIMIT_FOLLOW_MAILBOX', 5, DAY_SECONDS),
    wordingAddress: limit('LIMIT_WORDING_ADDRESS', 20, 3600),
    wordingLanguage: limit('LIMIT_WORDING_LANGUAGE', 200, DAY_SECONDS),
    picturePerson: limit('LIMIT_PICTURE_PERSON', 60, 3600),
    tokenCalls: limit('LIMIT_TOKEN_CALLS', 600, 600),
  };
}
