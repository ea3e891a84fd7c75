/** Ports and addresses of the product under test; none of them is one that `npm start` uses. */
export const PORTS = { shell: 4700, site: 4701, exercises: 4702, admin: 4703, api: 4704, database: 4705 };

export const SITE = `http://localhost:${PORTS.shell}`;
export const ADMIN_APP = `http://localhost:${PORTS.admin}`;
export const API = `http://127.0.0.1:${PORTS.api}`;

export const ADMIN = { email: 'redaktion@stillsam.example', password: 'en lugn fras att prova med 4711' };

/** Articles that the seeds put into every new database. */
export const SEEDED_SLUG = 'sjalvmedkansla-lugnar-kroppen';
export const OTHER_SEEDED_SLUG = 'stillhet-mitt-i-kaoset';
