/** A mail server that takes every mail and keeps none, as a process of its own. */
import { SMTPServer } from 'smtp-server';

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  disableReverseLookup: true,
  onData(mail, _session, done) {
    mail.on('end', () => done()).resume();
  },
});
server.listen(Number(process.argv[2]), '127.0.0.1', () => console.log('listening'));
