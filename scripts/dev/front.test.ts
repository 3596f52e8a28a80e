import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * Runs steps with the proxy before a tiny server, in a process of its own, since Jest cannot load ES
 * modules.
 */
function trial<T>(steps: string): T {
  const script = `
    import { once } from 'node:events';
    import { createServer } from 'node:http';
    import { front } from ${JSON.stringify(path.join(__dirname, 'front.mjs'))};
    let start, current = new Promise((resolve) => { start = resolve; });
    const listening = async (server, host) => {
      await once(server.listen(0, host), 'listening');
      return server.address().port;
    };
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'] }).end(\`\${request.method} \${request.url} \${request.headers.host} \${body}\`);
    });
    const inner = await listening(server, 'localhost');
    const entrance = front(() => current);
    const port = await listening(entrance.server, 'localhost');
    const at = \`http://localhost:\${port}\`;
    const result = await (async () => { ${steps} })();
    entrance.close();
    server.close();
    console.log(JSON.stringify({ port, result }));`;
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', script], { timeout: 20_000 });
  const { port, result } = JSON.parse(out.toString()) as { port: number; result: unknown };
  return JSON.parse(JSON.stringify(result).replaceAll(String(port), 'PORT')) as T;
}

test('a request waits for the server, and reaches it as it was sent', () => {
  const response = trial(`
    const arrived = once(entrance.server, 'request');
    const asked = fetch(at + '/a?b=1', { method: 'POST', body: 'hello' });
    await arrived;
    start(inner);
    const answer = await asked;
    return [answer.status, answer.headers.getSetCookie(), await answer.text()];`);
  expect(response).toEqual([201, ['a=1', 'b=2'], 'POST /a?b=1 localhost:PORT hello']);
});

test('a server that has ended, or went away, is a sentence and no crash', () => {
  const response = trial<[number, string, number]>(`
    start(null);
    const ended = await fetch(at);
    const words = await ended.text();
    await new Promise((resolve) => server.close(resolve));
    current = Promise.resolve(inner);
    return [ended.status, words, (await fetch(at)).status];`);
  expect(response).toEqual([502, 'The server has ended: see the terminal.', 502]);
});

test('an open page hears of each new bundle', () => {
  const heard = trial<string>(`
    const { body, headers } = await fetch(at + '/__dev/changes');
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let heard = headers.get('content-type') + ' ';
    while (!heard.includes(': open')) heard += (await reader.read()).value;
    entrance.tell();
    while (!heard.includes('event:')) heard += (await reader.read()).value;
    return heard;`);
  expect(heard).toBe('text/event-stream : open\n\nevent: bundled\ndata: \n\n');
});
