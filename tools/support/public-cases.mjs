/** Numbers of all public cases of a portal, chunk by chunk until there is no more. */
export async function publicNumbers(url) {
  const at = encodeURIComponent(new Date().toISOString());
  const numbers = new Set();
  for (let chunk = 0; ; chunk++) {
    const answer = await fetch(`${url}/api/cw/caselist/?format=json&chunk=${chunk}&at=${at}`);
    if (answer.status === 404) return numbers;
    if (!answer.ok) throw new Error(`cw/caselist/ answers ${answer.status}`);
    const id = answer.headers.get('x-columns').split(',').indexOf('id');
    for (const row of await answer.json()) numbers.add(row[id]);
  }
}
