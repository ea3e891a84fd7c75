/**
 * Development only: loads the page anew when a part was built, or when the shell's own server came back.
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
