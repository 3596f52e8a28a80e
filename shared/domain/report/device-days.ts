/** Days for which a device keeps the draft of a report, and the reports sent from it. */
export const DEVICE_DAYS = 30;
