/** A client that sends reports until each is acknowledged, and keeps a copy of the public cases. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const RESPONSE_TIMEOUT_MS = 20_000;
const TAHITI = 69;
/** Earlier than any clock of the run, even one that was set back. */
const MEAL = '2026-03-10T19:30';

/**
 * As in `shared/runtime/sync`: most ids per request, and number of changes from which the whole list is
 * read.
 */
const MAX_IDS_PER_REQUEST = 100;
const WHOLE_LIST_FROM = 1000;

/** Requests for changed rows as a browser makes them: by ids, or the list from its first chunk. */
function rowsOf(ids) {
  if (ids.length > WHOLE_LIST_FROM) return ['chunk=0'];
  const groups = Array.from(
    { length: Math.ceil(ids.length / MAX_IDS_PER_REQUEST) },
    (_, at) => at * MAX_IDS_PER_REQUEST,
  );
  return groups.map((from) => `ids=${ids.slice(from, from + MAX_IDS_PER_REQUEST).join(',')}`);
}

export class Client {
  /** uuid and id of reports that the server acknowledged */
  acknowledged = new Map();
  /** uuids of all reports sent */
  sent = new Set();
  /** uuids acknowledged with two different ids */
  doubled = [];
  /** responses that no client should get, with their number */
  wrong = new Map();
  statuses = new Map();
  /** ids of the public cases in this client's copy */
  copy = new Set();
  syncs = 0;
  #after = '1970-01-01T00:00:00Z';
  #turn = 0;
  #on = true;

  constructor(name, servers, onAcknowledged) {
    this.name = name;
    this.servers = servers;
    this.onAcknowledged = onAcknowledged;
  }

  /** Stops making new reports; unfinished ones are still sent until acknowledged. */
  finish() {
    this.#on = false;
  }

  async run() {
    await Promise.all([this.#posting(), this.#syncing()]);
  }

  async #posting() {
    while (this.#on) {
      await this.#report({
        case_uuid: randomUUID(),
        case_location_id: TAHITI,
        case_eventtime: MEAL,
        gsympt_other_obs: `soak ${this.name} ${this.sent.size}`,
      });
    }
  }

  async #report(body) {
    this.sent.add(body.case_uuid);
    for (;;) {
      const response = await this.#call('POST', 'cw/pcase/create/', body);
      if (response?.status === 201) {
        const { id } = JSON.parse(response.text);
        this.acknowledged.set(body.case_uuid, id);
        this.onAcknowledged();
        // Sometimes treats the acknowledgement as lost, as on a weak network.
        if (this.sent.size % 7 === 0) await this.#again(body, id);
        return;
      }
      await this.#refused(response, 'POST');
    }
  }

  async #again(body, id) {
    const response = await this.#call('POST', 'cw/pcase/create/', body);
    if (response?.status === 201) {
      const second = JSON.parse(response.text).id;
      if (second !== id) this.doubled.push(`${body.case_uuid}: ${id} and ${second}`);
    } else await this.#refused(response, 'POST');
  }

  async #syncing() {
    while (this.#on) {
      await this.sync();
      await pause(250);
    }
  }

  /** Queries changed and deleted cases and reads the rows; returns whether all were listed. */
  async sync() {
    const changed = await this.#call('GET', `a/check/case/?after=${encodeURIComponent(this.#after)}`);
    if (changed?.status !== 200) return this.#refused(changed, 'GET');
    const gone = await this.#call('GET', `a/check/case/?del=true&after=${encodeURIComponent(this.#after)}`);
    if (gone?.status !== 200) return this.#refused(gone, 'GET');
    const ids = JSON.parse(changed.text);
    const stamps = [changed.headers.get('x-sync-at')];
    const paths = rowsOf(ids);
    for (const path of paths) {
      const rows = await this.#call('GET', `cw/caselist/?format=json&${path}`);
      if (rows?.status !== 200) return this.#refused(rows, 'GET');
      for (const [id] of JSON.parse(rows.text)) this.copy.add(id);
      stamps.push(rows.headers.get('x-sync-at'));
      if (path === 'chunk=0')
        for (let chunk = 1; chunk < Number(rows.headers.get('x-chunks')); chunk += 1)
          paths.push(`chunk=${chunk}`);
    }
    for (const id of JSON.parse(gone.text)) this.copy.delete(id);
    // The rows may come from the server's cache and be older than the announced change; they are then
    // requested again.
    this.#after = stamps.sort()[0];
    this.syncs += 1;
    return true;
  }

  async #call(method, path, body) {
    const server = this.servers[this.#turn % this.servers.length];
    try {
      const response = await fetch(`${server.url}/api/${path}`, {
        method,
        signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      // Read inside the try, because a killed server may end in the middle of a response.
      const text = await response.text();
      this.#count(this.statuses, `${method} ${response.status}`);
      return { status: response.status, headers: response.headers, text };
    } catch (error) {
      this.#count(
        this.statuses,
        `${method} ${error.name === 'TimeoutError' ? 'no answer in 20 s' : 'no connection'}`,
      );
      return null;
    }
  }

  /** Waits as the response says and tries the next server, as behind a load balancer. */
  async #refused(response, method) {
    this.#turn += 1;
    if (!response) return pause(200 + Math.random() * 300).then(() => false);
    const wait = Number(response.headers.get('retry-after'));
    if (response.status !== 503 || !(wait > 0))
      this.#count(this.wrong, `${method} ${response.status} ${response.text.slice(0, 200)}`);
    await pause(Math.min(wait || 1, 2) * 1000 * Math.random() + 100);
    return false;
  }

  #count(map, key) {
    map.set(key, (map.get(key) ?? 0) + 1);
  }
}
