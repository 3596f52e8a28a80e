/** Ids of all public cases of a portal, chunk by chunk to the end. */
export async function publicNumbers(url) {
  const at = encodeURIComponent(new Date().toISOString());
  const numbers = new Set();
  for (let chunk = 0; ; chunk++) {
    const response = await fetch(`${url}/api/cw/caselist/?format=json&chunk=${chunk}&at=${at}`);
    if (response.status === 404) return numbers;
    if (!response.ok) throw new Error(`cw/caselist/ answers ${response.status}`);
    const id = response.headers.get('x-columns').split(',').indexOf('id');
    for (const row of await response.json()) numbers.add(row[id]);
  }
}
