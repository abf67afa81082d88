import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

interface Envelope {
  readonly to: readonly string[];
  readonly source: string;
}

/**
 * A mail server on loopback that speaks as much SMTP (RFC 5321) as a client needs and keeps what it receives.
 */
export async function startSmtpServer({ refuses = '', answer = '550 5.1.1 no such mailbox' } = {}) {
  const envelopes: Envelope[] = [];
  const server = createServer((socket) => {
    // A killed client disconnects in the middle of a command.
    socket.on('error', () => {});
    talk(socket, { refuses, answer }, (envelope) => envelopes.unshift(envelope)).catch(() => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    envelopes,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

async function talk(
  socket: Socket,
  { refuses, answer }: { readonly refuses: string; readonly answer: string },
  keep: (envelope: Envelope) => void,
): Promise<void> {
  let to: string[] = [];
  let source: string[] | null = null;
  socket.write('220 test\r\n');
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (source && line !== '.') {
      source.push(line.replace(/^\./, ''));
    } else if (source) {
      keep({ to, source: source.join('\n') });
      [to, source] = [[], null];
      socket.write('250 kept\r\n');
    } else if (line.startsWith('RCPT')) {
      const recipient = line.replace(/^RCPT TO:<(.*)>.*$/, '$1');
      to.push(recipient);
      socket.write(recipient === refuses ? `${answer} <${recipient}>\r\n` : '250 ok\r\n');
    } else if (line === 'DATA') {
      source = [];
      socket.write('354 go on\r\n');
    } else {
      socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
    }
  }
}
