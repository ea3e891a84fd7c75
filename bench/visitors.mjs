import pg from 'pg';

/**
 * Makes the requests that visitors send, each from a net address of its own.
 *
 * @param {string} site
 * @param {string[]} pattern kinds, in the order in which they come again and again.
 * @returns {Promise<{ run: string, next: () => { kind: string, path: string, expected: number, key?: string, method?: string, headers: Record<string, string>, body?: object } }>}
 * `run` is in every row that is written; `key` finds the row of a request.
 */
export async function visitorRequests(site, pattern) {
  const { posts } = await (await fetch(`${site}/api/blog/posts`)).json();
  const script = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(site)).text())?.[0];
  if (!script || posts.length === 0)
    throw new Error('The front page has no script, or the library no article.');
  const run = `bench-${Date.now().toString(36)}`;
  const article = (count) => `/kunskapsbibliotek/${posts[count % posts.length].slug}`;
  const pages = ['/', '/kunskapsbibliotek', '/resurser', '/resurser/mindful-andning', '/kontakt'];
  const reads = ['/api/products', '/api/blog/posts?search=andning', '/api/blog/posts?page=2'];
  const kinds = {
    'page, cached': (count) => ({
      path: count % 2 ? article(count) : pages[count % pages.length],
    }),
    'page, not cached': (count) => ({ path: `${article(count)}?n=${run}-${count}` }),
    API: (count) => ({
      path: count % 2 ? reads[count % reads.length] : `/api/blog/posts/${posts[count % posts.length].slug}`,
    }),
    file: () => ({ path: script }),
    message: (count) => ({
      method: 'POST',
      path: '/api/contact',
      key: `${run} ${count}`,
      headers: { 'Idempotency-Key': `${run}-${String(count).padStart(8, '0')}` },
      body: { name: 'Anna', email: 'anna@exempel.se', message: `${run} ${count}` },
      expected: 201,
    }),
    'sign-up': (count) => ({
      method: 'POST',
      path: '/api/newsletter/subscribe',
      key: `${run}-${count}@exempel.se`,
      body: { email: `${run}-${count}@exempel.se`, gdprConsent: true },
      expected: 201,
    }),
  };
  let count = 0;
  const next = () => {
    count += 1;
    const kind = pattern[count % pattern.length];
    const { headers = {}, expected = 200, ...rest } = kinds[kind](count);
    const client = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
    return { kind, ...rest, expected, headers: { ...headers, 'X-Forwarded-For': client } };
  };
  return { run, next };
}

/** The rows that a run has written. @returns {Promise<{ messages: string[], signUps: string[] }>} one entry for each row. */
export async function storedRows(databaseUrl, run) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const messages = await client.query('SELECT message FROM contact_messages WHERE message LIKE $1', [
      `${run} %`,
    ]);
    const signUps = await client.query('SELECT email FROM newsletter_subscribers WHERE email LIKE $1', [
      `${run}-%`,
    ]);
    return {
      messages: messages.rows.map(({ message }) => message),
      signUps: signUps.rows.map(({ email }) => email),
    };
  } finally {
    await client.end();
  }
}
