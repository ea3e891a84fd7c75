import { execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../tools/process.mjs';

const run = promisify(execFile);

const SOURCE = '/usr/share/wordpress';
const APACHE_MODULES = '/usr/lib/apache2/modules';
/** Outside of the repository, because the users of the database and the web server must be able to read it. */
const DIRECTORY = '/var/tmp/stillsam-bench-wordpress';
const SOCKET = path.join(DIRECTORY, 'mysql.sock');
const NEEDED = [SOURCE, '/usr/sbin/apache2', '/usr/sbin/mariadbd', '/usr/bin/php'];

export const HOW_TO_INSTALL =
  'apt-get install wordpress wordpress-theme-twentytwentythree php-cli php-mysql php-xml libapache2-mod-php apache2 mariadb-server';

/** Whether Debian's WordPress, Apache and MariaDB are on this machine. */
export function hasWordPress() {
  return NEEDED.every((file) => existsSync(file));
}

/**
 * Debian's WordPress with its default theme, behind Apache with compression, filled with the given posts.
 *
 * @param {{ title: string, slug: string, excerpt: string, content: string }[]} posts
 * @param {number} port of Apache on 127.0.0.1.
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
export async function startWordPress(posts, port) {
  const origin = `http://localhost:${port}`;
  await rm(DIRECTORY, { recursive: true, force: true });
  await mkdir(path.join(DIRECTORY, 'database'), { recursive: true });
  await chmod(DIRECTORY, 0o777);
  await layOutSite(posts, port);
  const database = await startDatabase();
  await run('php', [path.join(DIRECTORY, 'install.php'), origin, path.join(DIRECTORY, 'posts.json')]);
  await run('chown', ['-R', 'www-data:www-data', path.join(DIRECTORY, 'site')]);
  const apache = spawn('/usr/sbin/apache2', ['-DFOREGROUND', '-f', path.join(DIRECTORY, 'apache.conf')], {
    // As it stops, Apache kills its whole process group.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await until(async () => (await fetch(origin)).status === 200);
  return {
    origin,
    async stop() {
      await Promise.all([ended(apache), ended(database)]);
      await rm(DIRECTORY, { recursive: true, force: true });
    },
  };
}

async function layOutSite(posts, port) {
  const site = path.join(DIRECTORY, 'site');
  await cp(SOURCE, site, { recursive: true, dereference: true });
  await writeFile(path.join(site, 'wp-config.php'), configuration());
  await writeFile(path.join(site, '.htaccess'), REWRITES);
  await writeFile(path.join(DIRECTORY, 'posts.json'), JSON.stringify(posts));
  await writeFile(path.join(DIRECTORY, 'apache.conf'), apacheConfiguration(site, port));
  await cp(path.join(repositoryRoot, 'bench/wordpress/install.php'), path.join(DIRECTORY, 'install.php'));
}

async function startDatabase() {
  const data = path.join(DIRECTORY, 'database');
  await run('mariadb-install-db', ['--user=mysql', `--datadir=${data}`, '--skip-test-db']);
  const database = spawn(
    '/usr/sbin/mariadbd',
    ['--no-defaults', '--user=mysql', `--datadir=${data}`, `--socket=${SOCKET}`, '--skip-networking'],
    { stdio: 'ignore' },
  );
  const sql =
    "CREATE DATABASE IF NOT EXISTS wordpress; CREATE USER IF NOT EXISTS wordpress@localhost IDENTIFIED BY 'wordpress'; GRANT ALL ON wordpress.* TO wordpress@localhost;";
  await until(() => run('mariadb', ['--no-defaults', `--socket=${SOCKET}`, '-e', sql]));
  return database;
}

/** Tries once a tenth of a second, for half a minute, until it succeeds. */
async function until(attempt) {
  for (const deadline = Date.now() + 30_000; ;) {
    try {
      if (await attempt()) return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function ended(child) {
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

function configuration() {
  return `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'wordpress');
define('DB_PASSWORD', 'wordpress');
define('DB_HOST', 'localhost:${SOCKET}');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('DISABLE_WP_CRON', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;
}

const REWRITES = `RewriteEngine On
RewriteRule ^index\\.php$ - [L]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME} !-d
RewriteRule . /index.php [L]
`;

/** PHP's module carries its version in its name. */
function phpModule() {
  return readdirSync(APACHE_MODULES).find((file) => /^libphp.*\.so$/.test(file));
}

function apacheConfiguration(site, port) {
  const modules = ['mpm_prefork', 'dir', 'mime', 'rewrite', 'deflate', 'filter', 'authz_core'];
  return `ServerRoot ${DIRECTORY}
PidFile ${DIRECTORY}/apache.pid
Mutex file:${DIRECTORY}
ErrorLog ${DIRECTORY}/apache.log
ServerName localhost
Listen 127.0.0.1:${port}
User www-data
Group www-data
${modules.map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`).join('\n')}
LoadModule php_module ${APACHE_MODULES}/${phpModule()}
TypesConfig /etc/mime.types
DocumentRoot ${site}
DirectoryIndex index.php
<Directory ${site}>
AllowOverride All
Require all granted
</Directory>
<FilesMatch "\\.php$">
SetHandler application/x-httpd-php
</FilesMatch>
AddOutputFilterByType DEFLATE text/html text/css text/javascript application/javascript application/json
`;
}
