import { portsFrom, readPorts } from '../../tools/ports.mjs';

/** First of the ports that a run takes; another one lets two runs share a machine. */
const FIRST_PORT = Number(process.env.E2E_FIRST_PORT ?? 4700);

/** The variables that give the product its ports, one after another; none of them is one that `npm start` uses. */
export const PORT_VARIABLES = portsFrom(FIRST_PORT);

const ports = readPorts(PORT_VARIABLES);

/** Ports of the product under test. */
export const PORTS = {
  shell: ports.shell,
  site: portOf('site'),
  exercises: portOf('exercises'),
  admin: portOf('admin'),
  api: ports.api,
  database: ports.database,
};

function portOf(remote: string): number {
  const port = ports[remote];
  if (port === undefined) throw new Error(`There is no remote ${remote}`);
  return port;
}

export const SITE = `http://localhost:${PORTS.shell}`;
export const ADMIN_APP = `http://localhost:${PORTS.admin}`;
export const API = `http://127.0.0.1:${PORTS.api}`;

export const ADMIN = { email: 'redaktion@stillsam.example', password: 'en lugn fras att prova med 4711' };

/** Articles that the seeds put into every new database. */
export { OTHER_SEEDED_SLUG, SEEDED_SLUG } from './routes.mjs';
