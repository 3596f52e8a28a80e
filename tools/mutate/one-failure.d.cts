/** What Jest tells of a test, as far as it is looked at. */
interface Told {
  name: string;
  test: { mode?: string; errors: unknown[] };
}
declare const OneFailure: { onTestEvent(told: Told): Promise<void> };
export = OneFailure;
