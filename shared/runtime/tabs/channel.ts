/** Messages between the tabs of one browser; without BroadcastChannel nothing is sent. */
interface Channel<M> {
  post(message: M): void;
  listen(heard: (message: M) => void): void;
}

export function openChannel<M>(name: string): Channel<M> {
  if (typeof BroadcastChannel === 'undefined') return { post() {}, listen() {} };
  const channel = new BroadcastChannel(`ciguawatch.${name}`);
  return {
    post: (message) => channel.postMessage(message),
    listen: (heard) => channel.addEventListener('message', (event: MessageEvent<M>) => heard(event.data)),
  };
}
