import { newPhone } from '../support/browser.mjs';

const TIMEOUT_MS = 180_000;
/** Location id of a place of the reference data. */
const PLACE = 69;

/** Stores reports on the device as an offline page would have left them. Runs in the browser. */
async function fill({ count, place, day }) {
  const opening = indexedDB.open('ciguawatch-1', 1);
  opening.onupgradeneeded = () => {
    for (const area of ['cache', 'outbox', 'sent', 'drafts']) opening.result.createObjectStore(area);
  };
  await new Promise((done) => {
    opening.onsuccess = done;
  });
  const db = opening.result;
  const tx = db.transaction('outbox', 'readwrite');
  for (let n = 0; n < count; n++) {
    const uuid = crypto.randomUUID();
    const report = { case_uuid: uuid, case_location_id: place, case_eventtime: day, age: 10 + n };
    tx.objectStore('outbox').put(
      {
        ...{ uuid, call: 'report', params: null, body: { case: report }, state: 'queued', account: null },
        ...{ created: n, tries: 0, notBefore: 0 },
      },
      uuid,
    );
  }
  await new Promise((done) => {
    tx.oncomplete = done;
  });
  db.close();
}

/** Content of one of the device's stores. Runs in the browser. */
async function kept(area) {
  const opening = indexedDB.open('ciguawatch-1');
  await new Promise((done) => {
    opening.onsuccess = done;
  });
  const all = opening.result.transaction(area).objectStore(area).getAll();
  await new Promise((done) => {
    all.onsuccess = done;
  });
  opening.result.close();
  return all.result;
}

/** A phone with waiting reports. */
export class Device {
  lost = 0;

  static async filled(browser, url, count, losing) {
    const made = new Device();
    made.context = await newPhone(browser, url);
    made.page = await made.context.newPage();
    await made.page.goto('/robots.txt');
    const day = new Date(Date.now() - 48 * 3_600_000).toISOString().slice(0, 10);
    await made.page.evaluate(fill, { count, place: PLACE, day });
    await made.page.route('**/api/cw/pcase/create/', async (route) => {
      if (made.lost >= losing) return route.continue();
      made.lost += 1;
      await route.fetch();
      return route.abort('connectionreset');
    });
    return made;
  }

  /** Opens the portal and waits until all reports are sent. */
  async comeBack() {
    await this.page.goto('/');
    for (const until = Date.now() + TIMEOUT_MS; ; ) {
      const left = (await this.page.evaluate(kept, 'outbox')).length;
      if (left === 0) return;
      if (Date.now() > until) throw new Error(`${left} reports are left on a device.`);
      await this.page.waitForTimeout(250);
    }
  }

  /** Ids of the cases that the device got from the server. */
  async numbers() {
    return (await this.page.evaluate(kept, 'sent')).map(({ id }) => id);
  }

  close() {
    return this.context.close();
  }
}
