/** First of the ports that a run takes; another one lets two runs share a machine. */
const FIRST_PORT = Number(process.env.E2E_FIRST_PORT ?? 4700);

/** Ports and addresses of the product under test; none of them is one that `npm start` uses. */
export const PORTS = {
  shell: FIRST_PORT,
  site: FIRST_PORT + 1,
  exercises: FIRST_PORT + 2,
  admin: FIRST_PORT + 3,
  api: FIRST_PORT + 4,
  database: FIRST_PORT + 5,
};

export const SITE = `http://localhost:${PORTS.shell}`;
export const ADMIN_APP = `http://localhost:${PORTS.admin}`;
export const API = `http://127.0.0.1:${PORTS.api}`;

export const ADMIN = { email: 'redaktion@stillsam.example', password: 'en lugn fras att prova med 4711' };

/** Articles that the seeds put into every new database. */
export { SEEDED_SLUG } from './routes.mjs';
export const OTHER_SEEDED_SLUG = 'stillhet-mitt-i-kaoset';
