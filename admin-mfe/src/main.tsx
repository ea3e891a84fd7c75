import '@stillsam/ui/styles/base.css';
import { createApiClient, readOriginConfig, type OriginConfig } from '@stillsam/api-client';
import { accessibility, setRuntimeConfig } from '@stillsam/platform';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { standaloneRoutes, StartFailed } from './standalone/standalone-routes';

async function start(): Promise<void> {
  const container = document.getElementById('app');
  if (!container) throw new Error('The document has no element for the application');
  // Pages set the title from here on; the first one in the head would win over theirs.
  document.querySelector('title')?.remove();
  accessibility.apply();
  const root = createRoot(container);
  try {
    const config = await readOriginConfig();
    setRuntimeConfig(config);
    void takeCrisisLines(config);
    root.render(<RouterProvider router={createBrowserRouter(standaloneRoutes)} />);
  } catch (error) {
    console.error('The admin app could not be started.', error);
    root.render(<StartFailed />);
  }
}

/** The helplines as the owner set them, for what an editor inserts. While the API is down, the build knows them. */
async function takeCrisisLines(config: OriginConfig): Promise<void> {
  const client = createApiClient({ baseUrl: config.apiOrigin });
  const { data } = await client.GET('/api/site-facts').catch(() => ({ data: undefined }));
  if (data?.crisis_lines) setRuntimeConfig({ ...config, crisisLines: data.crisis_lines });
}

void start();
