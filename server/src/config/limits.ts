import { integer } from './values';

/** How often something may be done by one key within a time. */
export interface Allowance {
  max: number;
  /** seconds */
  seconds: number;
}

/** Limits that protect accounts, mail boxes and the public form. */
export interface Limits {
  /** wrong logins of one account from one address */
  loginAccount: Allowance;
  /** wrong logins from one address, whatever the account */
  loginAddress: Allowance;
  /** public reports from one address; repeats of one uuid are not counted */
  reportAddress: Allowance;
  /** password mails for one account asked from one address */
  resetAccount: Allowance;
  /** password mails sent to one mail box while a link of the first of them works, whatever the sender */
  resetMailbox: Allowance;
  /** password mails asked from one address */
  resetAddress: Allowance;
  /** tries of one-time links from one address */
  confirmAddress: Allowance;
  /** new contacts from one address */
  contactAddress: Allowance;
  /** reports withdrawn from one address; repeats of one uuid are not counted */
  withdrawAddress: Allowance;
  /** receipt codes from one address that fit no report */
  receiptAddress: Allowance;
  /** pictures of one person in an hour */
  picturePerson: Allowance;
}

const QUARTER = 15 * 60;

/**
 * Each limit can be raised or lowered by one environment variable.
 * @param linkSeconds how long a password link works: as long as no other mail is sent, the last one must still do
 */
export function readLimits(env: NodeJS.ProcessEnv, linkSeconds: number): Limits {
  const limit = (name: string, max: number, seconds: number): Allowance => ({
    max: integer(env, name, max, 1),
    seconds,
  });
  return {
    loginAccount: limit('LIMIT_LOGIN_ACCOUNT', 10, QUARTER),
    loginAddress: limit('LIMIT_LOGIN_ADDRESS', 100, QUARTER),
    reportAddress: limit('LIMIT_REPORT_ADDRESS', 60, 600),
    resetAccount: limit('LIMIT_RESET_ACCOUNT', 5, QUARTER),
    resetMailbox: limit('LIMIT_RESET_MAILBOX', 3, linkSeconds),
    resetAddress: limit('LIMIT_RESET_ADDRESS', 30, QUARTER),
    confirmAddress: limit('LIMIT_CONFIRM_ADDRESS', 30, QUARTER),
    contactAddress: limit('LIMIT_CONTACT_ADDRESS', 60, 600),
    withdrawAddress: limit('LIMIT_WITHDRAW_ADDRESS', 60, 600),
    receiptAddress: limit('LIMIT_RECEIPT_ADDRESS', 10, 3600),
    picturePerson: limit('LIMIT_PICTURE_PERSON', 60, 3600),
  };
}
