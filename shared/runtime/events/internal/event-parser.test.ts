import { EventParser } from './event-parser';

test('events are read from pieces of any length, without comments and other fields', () => {
  const text =
    ': hello\n\nretry: 3000\n\nid: a.1\ndata: [1]\n\n:\n\nevent: x\nid:a.2\ndata: one\ndata: two\n\nid: a.3\n\ndata: cut';
  for (const length of [1, 7, 1000]) {
    const parser = new EventParser();
    const pieces = Array.from({ length: Math.ceil(text.length / length) }, (_, n) =>
      text.slice(n * length, (n + 1) * length),
    );
    expect(pieces.flatMap((piece) => parser.take(piece))).toEqual([
      { id: 'a.1', data: '[1]' },
      { id: 'a.2', data: 'one\ntwo' },
    ]);
  }
});
