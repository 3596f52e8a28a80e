/** Fake of BroadcastChannel: all channels of a name receive what one of them posts. */
export class FakeChannel {
  private static readonly open = new Set<FakeChannel>();
  private readonly listeners: ((event: { data: unknown }) => void)[] = [];

  constructor(readonly name: string) {
    FakeChannel.open.add(this);
  }

  addEventListener(_type: string, listener: (event: { data: unknown }) => void): void {
    this.listeners.push(listener);
  }

  postMessage(data: unknown): void {
    for (const other of FakeChannel.open)
      if (other !== this && other.name === this.name) for (const heard of other.listeners) heard({ data });
  }

  /**
   * Replaces BroadcastChannel from now on.
   * @returns restores it and closes all channels
   */
  static install(): () => void {
    Object.assign(globalThis, { BroadcastChannel: FakeChannel });
    return () => {
      FakeChannel.open.clear();
      Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    };
  }
}
