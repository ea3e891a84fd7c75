import '@stillsam/ui/styles/base.css';
import { readOriginConfig } from '@stillsam/api-client';
import { accessibility, setRuntimeConfig } from '@stillsam/platform';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { standaloneRoutes } from './standalone/standalone-routes';
import { StartFailed } from './standalone/error-pages';

async function start(): Promise<void> {
  const container = document.getElementById('app');
  if (!container) throw new Error('The document has no element for the application');
  // Pages set the title from here on; the first one in the head would win over theirs.
  document.querySelector('title')?.remove();
  accessibility.apply();
  const root = createRoot(container);
  try {
    setRuntimeConfig(await readOriginConfig());
    root.render(<RouterProvider router={createBrowserRouter(standaloneRoutes)} />);
  } catch (error) {
    console.error('The admin app could not be started.', error);
    root.render(<StartFailed />);
  }
}

void start();
