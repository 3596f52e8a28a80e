/** URL of the list of samples. */
export const SAMPLE_LIST = '/ciguawatch/sample/list';
