/**
 * Load generator: requests one address over keep-alive connections, each again when its response is
 * complete. Uses plain sockets to take little processor time from the measured server.
 * Arguments: port, path, headers as JSON, seconds, connections. Prints `{ responses, seconds, statuses,
 * bytes }`.
 */
import { connect } from 'node:net';

const [port, path, headers, seconds, connections] = process.argv.slice(2);
const lines = Object.entries({ host: '127.0.0.1', ...JSON.parse(headers) }).map(
  ([name, value]) => `${name}: ${value}`,
);
const asked = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
const END_OF_HEAD = '\r\n\r\n';
const statuses = {};
let responses = 0;
let bytes = 0;
let on = true;

function client() {
  return new Promise((done, failed) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(asked));
    socket.setNoDelay(true);
    socket.on('error', failed);
    socket.on('close', () => (on ? failed(new Error('The server closed a connection.')) : done()));
    const read = responseReader();
    socket.on('data', (part) => {
      if (!read(part)) return;
      responses += 1;
      if (on) socket.write(asked);
      else socket.end();
    });
  });
}

/** Reads one connection and counts responses; returns whether a response is complete. */
function responseReader() {
  let head = '';
  /** Bytes of the body still expected; null while the header is being read. */
  let left = null;
  return (part) => {
    let size = part.length;
    if (left === null) {
      head += part.toString('latin1');
      const end = head.indexOf(END_OF_HEAD);
      if (end < 0) return false;
      left = lengthAfter(head.slice(0, end));
      size = head.length - end - END_OF_HEAD.length;
      head = '';
    }
    left -= size;
    bytes += size;
    if (left < 0) throw new Error('More came than was asked for.');
    if (left > 0) return false;
    left = null;
    return true;
  };
}

/** Counts a response's status by its head. @returns length of the body that follows */
function lengthAfter(head) {
  const status = head.slice(9, 12);
  statuses[status] = (statuses[status] ?? 0) + 1;
  if (status === '304') return 0;
  const length = /\r\ncontent-length: (\d+)/i.exec(head);
  if (!length) throw new Error(`A response without a length:\n${head}`);
  return Number(length[1]);
}

const from = performance.now();
const all = Promise.all(Array.from({ length: Number(connections) }, client));
await new Promise((done) => setTimeout(done, Number(seconds) * 1000));
const took = (performance.now() - from) / 1000;
const counted = { responses, seconds: took, statuses, bytes };
on = false;
await all;
process.stdout.write(JSON.stringify(counted));
