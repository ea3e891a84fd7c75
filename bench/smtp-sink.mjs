/**
 * A mail server that takes every mail and keeps none, as a process of its own: it counts what it takes, and says so on
 * standard output each second.
 */
import net from 'node:net';

const END_OF_MAIL = Buffer.from('\r\n.\r\n');
let taken = 0;

const server = net.createServer((socket) => {
  let isBody = false;
  let rest = Buffer.alloc(0);
  const say = (text) => socket.write(`${text}\r\n`);
  socket.on('error', () => {});
  say('220 sink');
  socket.on('data', (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      if (isBody) {
        const end = rest.indexOf(END_OF_MAIL);
        if (end < 0) return;
        rest = rest.subarray(end + END_OF_MAIL.length);
        isBody = false;
        taken += 1;
        say('250 taken');
      }
      const line = rest.indexOf('\r\n');
      if (line < 0) return;
      const command = rest.subarray(0, line).toString('latin1').slice(0, 4).toUpperCase();
      rest = rest.subarray(line + 2);
      isBody = command === 'DATA';
      if (command === 'QUIT') socket.end('221 bye\r\n');
      else say(isBody ? '354 go on' : '250 sink');
    }
  });
});
server.listen(Number(process.argv[2]), '127.0.0.1', () => console.log('0'));
setInterval(() => console.log(taken), 1000);
