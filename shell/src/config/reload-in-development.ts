/**
 * Development only: reloads the page after a build of a part, or when the shell's own server has restarted.
 * The path is the server's `DEV_RELOAD_PATH`.
 */
export function reloadInDevelopment(): void {
  const source = new EventSource('/dev-reload');
  let wasLost = false;
  source.addEventListener('error', () => {
    wasLost = true;
  });
  source.addEventListener('open', () => {
    if (wasLost) window.location.reload();
  });
  source.addEventListener('message', () => window.location.reload());
}
